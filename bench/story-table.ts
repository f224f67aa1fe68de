/** One line of the table of the stories. */
export interface TableRow {
  part: string
  what: string
  figure: string
  bar: string
  /** Null where nothing is promised yet. */
  passed: boolean | null
}

export function printTable(rows: readonly TableRow[]): void {
  const width = (of: (row: TableRow) => string) => Math.max(...rows.map((row) => of(row).length))
  const [what, figure, bar] = [width((row) => row.what), width((row) => row.figure), width((row) => row.bar)]
  let part = ''
  for (const row of rows) {
    if (row.part !== part) console.log(`\n${row.part}`)
    part = row.part
    console.log(
      `  ${row.passed === null ? ' ' : row.passed ? '✓' : '✗'} ${row.what.padEnd(what)}  ${row.figure.padStart(figure)}  ${row.bar.padEnd(bar)}`
    )
  }
}

/** "97.3 %" of a share from 0 to 1. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
