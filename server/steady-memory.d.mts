export function steadyMemory(): void;
