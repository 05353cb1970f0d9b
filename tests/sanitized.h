#pragma once

/* Under AddressSanitizer everything takes several times as long: what is tried many times is
 * then tried a few times, and a process is given longer. */
#if defined __SANITIZE_ADDRESS__
#define ZH_SANITIZED 1
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define ZH_SANITIZED 1
#endif
#endif

#ifndef ZH_SANITIZED
#define ZH_SANITIZED 0
#endif

/* Longest time anything that is waited for may take. Only a fault takes so long, and a fault may: a machine that
 * does other things at the same time is ten times slower than one that does not. */
#define ZH_PATIENCE_SECONDS (ZH_SANITIZED ? 180 : 60)
