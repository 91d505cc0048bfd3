import type { TextItem } from '#shared/parse/items.ts'
import { rightEdgeOf } from '#shared/parse/items.ts'
import { mixedRows, stepsOf } from '#shared/x-ray/reading-order.ts'

/** Numbers are in the margin, in points left of their line. */
const OUT = 6

type ReadingPathProps = {
  readonly size: { readonly width: number; readonly height: number }
  readonly items: readonly TextItem[]
}

/** The lines of a page in a reader's order: numbered boxes, connected in order; red where the order is wrong. */
export function ReadingPath({ size, items }: ReadingPathProps) {
  const mixed = new Set(mixedRows(items).map(([first]) => first))
  const steps = stepsOf(items).map(({ items: row, isJump }) => ({
    ...boxOf(row),
    isJump,
    isWrong: isJump || mixed.has(row[0]),
  }))
  return (
    <svg aria-hidden viewBox={`0 0 ${size.width} ${size.height}`} className="absolute inset-0 size-full">
      {steps.map(({ x, y, width, height, isJump, isWrong }, index) => {
        const before = steps[index - 1]
        const colour = isWrong ? 'var(--bad-solid)' : 'var(--accent-solid)'
        return (
          <g key={`${index}:${x}:${y}`}>
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              rx={2}
              fill={colour}
              fillOpacity={0.08}
              stroke={colour}
              strokeWidth={0.6}
              strokeOpacity={0.55}
            />
            {before && (
              <line
                x1={before.x - OUT}
                y1={before.y + before.height / 2}
                x2={x - OUT}
                y2={y + height / 2}
                stroke={colour}
                strokeWidth={isJump ? 1.2 : 0.7}
                strokeOpacity={0.8}
                {...(isJump && { strokeDasharray: '4 2' })}
              />
            )}
            <circle cx={x - OUT} cy={y + height / 2} r={4.6} fill={colour} />
            <text
              x={x - OUT}
              y={y + height / 2}
              dy="0.36em"
              textAnchor="middle"
              fontSize={index < 99 ? 5.2 : 3.8}
              fontWeight={600}
              fill="var(--on-solid)"
            >
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** A little room around the letters: some reach below the baseline. */
function boxOf(row: readonly TextItem[]) {
  const x = Math.min(...row.map((item) => item.x)) - 2
  const y = Math.min(...row.map((item) => item.y)) + 0.5
  const bottom = Math.max(...row.map((item) => item.y + 1.28 * item.height))
  return { x, y, width: Math.max(...row.map(rightEdgeOf)) + 2 - x, height: bottom - y }
}
