import type { HomePage } from '../../../content/en/home.ts';
import type { FormView } from '../../../content/model/forms.ts';
import { CallBackForm } from '../../forms/call-back-form.tsx';
import type { WithPictures } from '../../pictures.server.ts';
import { Split } from '../../sections/split.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './call-back.module.css';

type CallBackProps = WithPictures<HomePage['callBack']> & { readonly form: FormView };

export function CallBack({ eyebrow, title, lead, picture, note, form }: CallBackProps) {
  return (
    <Split picture={picture} side="end" share="third" focus="end" ground="sand" labelledBy="call-back-title">
      <SectionHeading id="call-back-title" eyebrow={eyebrow} title={title} lead={lead} />
      <CallBackForm form={form} labelledBy="call-back-title" />
      <p className={styles.note}>{note}</p>
    </Split>
  );
}
