export const plotsFolder: string
export function plotsFile(folder?: string): string
