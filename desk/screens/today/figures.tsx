import { desk as words } from '../../../content/desk.ts';
import type { TodayFigures } from '../../../contract/desk/today.ts';
import { formNames } from '../../../contract/form-names.ts';
import { Plot } from './plot.tsx';
import styles from './today.module.css';

const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const hours = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(1));

/** The last weeks as two small drawings, and as the table that holds the same figures. */
export function Figures({ figures }: { readonly figures: TodayFigures }) {
  const { today: text } = words;
  const { promised, weeks, pages, locales } = figures;
  const totals = weeks.map(({ byForm }) => formNames.reduce((sum, form) => sum + (byForm[form] ?? 0), 0));
  if (totals.every((total) => total === 0) && weeks.every(({ medianHours }) => medianHours === undefined))
    return <p>{text.noFigures}</p>;
  const forms = formNames.filter((form) => weeks.some(({ byForm }) => byForm[form]));
  const names = weeks.map(({ week }) => dayName.format(new Date(week)));
  return (
    <>
      <div className={styles.plots}>
        <Plot
          title={text.perWeek}
          names={names}
          series={forms.map((form) => ({
            label: words.forms[form],
            values: weeks.map(({ byForm }) => byForm[form] ?? 0),
          }))}
        />
        <Plot
          title={text.answerTime(promised.forms)}
          names={names}
          beside
          series={[
            { label: text.median, values: weeks.map(({ medianHours }) => medianHours ?? 0) },
            { label: text.p90, values: weeks.map(({ p90Hours }) => p90Hours ?? 0) },
          ]}
          line={{ at: promised.hours, label: text.promise(promised.hours) }}
        />
      </div>
      <details className={styles.table}>
        <summary>{text.figures}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too */}
        <section className={styles.scroll} tabIndex={0} aria-label={text.figures}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.week}</th>
                {forms.map((form) => (
                  <th key={form} scope="col">
                    {words.forms[form]}
                  </th>
                ))}
                <th scope="col">{text.total}</th>
                <th scope="col">{text.median}</th>
                <th scope="col">{text.p90}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ week, byForm, medianHours, p90Hours }, i) => (
                <tr key={week}>
                  <th scope="row">{week}</th>
                  {forms.map((form) => (
                    <td key={form}>{byForm[form] ?? 0}</td>
                  ))}
                  <td>{totals[i]}</td>
                  <td>{hours(medianHours)}</td>
                  <td>{hours(p90Hours)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <dl className={styles.origins}>
        <dt>{text.languages}</dt>
        {locales.map(({ locale, count }) => (
          <dd key={locale}>
            {words.languages[locale] ?? locale} {count}
          </dd>
        ))}
        {pages.length > 0 && <dt>{text.pages}</dt>}
        {pages.map(({ page, count }) => (
          <dd key={page}>
            {page} {count}
          </dd>
        ))}
      </dl>
    </>
  );
}
