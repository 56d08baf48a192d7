/** What an attack counted, and everything that must not have happened. */
export type Findings = { numbers: Record<string, number>; faults: string[] }
