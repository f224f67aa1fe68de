import { printTable } from './story-table.ts'
import { monthRows, wishRows } from './story-wishes.ts'

/** What becomes of wishes: the part of `stories` that a writer of plots and packs looks at. */
export function run(): void {
  printTable([...wishRows(), ...monthRows()])
}
