import { useState } from 'react'
import { Disclosure } from '../../components/Disclosure.tsx'
import style from './Insights.module.css'
import { texts } from './texts.ts'

interface FigureTableProps {
  /** The title of the chart whose figures the table has. */
  title: string
  head: readonly string[]
  /** The cells of each row; the first one names it. */
  rows: readonly (readonly string[])[]
}

/** The figures of a chart as a table, which opens below it. */
export function FigureTable({ title, head, rows }: FigureTableProps) {
  const [opened, setOpened] = useState(false)
  return (
    <div className={style.tablePart}>
      <Disclosure summary={texts.table.show} open={opened} onToggle={setOpened}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard */}
        <section className={style.scroll} tabIndex={0} aria-label={texts.table.of(title)}>
          <table className={style.table}>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and never move alone
                <tr key={row}>
                  <th scope="row" dir="auto">
                    {name}
                  </th>
                  {cells.map((cell, column) => (
                    <td key={head[column + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Disclosure>
    </div>
  )
}
