import styles from './today.module.css';

interface PlotProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly series: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** Bars of one week stand beside each other; otherwise they are stacked. */
  readonly beside?: boolean;
  readonly line?: { readonly at: number; readonly label: string };
}

const [width, height, foot] = [480, 150, 18];

/** Bars by week, drawn on the server. For eyes only: the table below says the same. */
export function Plot({ title, names, series, beside = false, line }: PlotProps) {
  const tops = names.map((_, week) => {
    const values = series.map(({ values: all }) => all[week] ?? 0);
    return beside ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0);
  });
  const top = Math.max(1, line?.at ?? 0, ...tops);
  const high = (value: number) => (value / top) * (height - foot - 14);
  const step = width / names.length;
  const floor = height - foot;
  return (
    <figure className={styles.plot} aria-hidden="true">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {names.map((name, week) => {
          let below = 0;
          return (
            <g key={name}>
              {series.map(({ label, values }, i) => {
                const size = high(values[week] ?? 0);
                const across = beside ? (step - 10) / series.length : step - 10;
                const x = week * step + 5 + (beside ? i * across : 0);
                const y = floor - size - (beside ? 0 : below);
                below += size;
                return <rect key={label} x={x} y={y} width={across} height={size} data-series={i} />;
              })}
              {(tops[week] ?? 0) > 0 && (
                <text x={week * step + step / 2} y={floor - high(tops[week] ?? 0) - 4} data-top="">
                  {Number((tops[week] ?? 0).toFixed(1))}
                </text>
              )}
              {week % 3 === 0 && (
                <text x={week * step + 5} y={height - 4}>
                  {name}
                </text>
              )}
            </g>
          );
        })}
        {line && <line x1={0} x2={width} y1={floor - high(line.at)} y2={floor - high(line.at)} />}
      </svg>
      <ul className={styles.legend}>
        {series.map(({ label }, i) => (
          <li key={label} data-series={i}>
            {label}
          </li>
        ))}
        {line && <li data-line="">{line.label}</li>}
      </ul>
    </figure>
  );
}
