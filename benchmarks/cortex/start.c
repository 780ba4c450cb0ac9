/* A Cortex-M on the boards that QEMU calls mps2-an385 (M3) and mps2-an386 (M4F): where it starts,
 * and how many instructions have run. With `-icount shift=0` an instruction takes one nanosecond,
 * and SysTick counts the 25 MHz clock: one tick every 40 instructions. */

#include <stdint.h>

extern void _start(void); /* newlib's, for semihosting: clears memory, calls main, exits */

#define SYST_CSR (*(volatile uint32_t *)0xE000E010u)
#define SYST_RVR (*(volatile uint32_t *)0xE000E014u)
#define SYST_CVR (*(volatile uint32_t *)0xE000E018u)
#define CPACR (*(volatile uint32_t *)0xE000ED88u)

void reset(void) {
#ifdef __ARM_FP
    CPACR |= 0xFu << 20; /* the floating-point unit */
    __asm__ volatile("dsb\n\tisb");
#endif
    SYST_RVR = 0xFFFFFFu;
    SYST_CVR = 0;
    SYST_CSR = 5; /* on, the processor's clock */
    _start();
}

static void stop(void) {
    for (;;) {
    }
}

/* Ticks that are left of 2^24. */
uint32_t ticks(void) { return SYST_CVR; }

__attribute__((section(".vectors"), used)) static const uintptr_t vectors[16] = {
    0x20400000u, (uintptr_t)reset, (uintptr_t)stop, (uintptr_t)stop, (uintptr_t)stop,
    (uintptr_t)stop, (uintptr_t)stop, 0, 0, 0, 0, (uintptr_t)stop, 0, 0, (uintptr_t)stop,
    (uintptr_t)stop,
};
