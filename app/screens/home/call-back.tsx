import type { FormView } from '../../../content/model/forms.ts';
import { CallBackForm } from '../../forms/call-back-form.tsx';
import { Split } from '../../sections/split.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './call-back.module.css';

type CallBackProps = Route.ComponentProps['loaderData']['callBack'] & { readonly form: FormView };

export function CallBack({ eyebrow, title, lead, picture, note, form }: CallBackProps) {
  return (
    <Split picture={picture} side="end" share="third" focus="end" ground="sand" labelledBy="call-back-title">
      <SectionHeading id="call-back-title" eyebrow={eyebrow} title={title} lead={lead} />
      <CallBackForm form={form} labelledBy="call-back-title" />
      <p className={styles.note}>{note}</p>
    </Split>
  );
}
