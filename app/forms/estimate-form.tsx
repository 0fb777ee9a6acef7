import type { FormView } from '../../content/model/forms.ts';
import { usePaths } from '../use-paths.ts';
import { Field } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmissionForm } from './submission-form.tsx';

interface EstimateFormProps {
  readonly form: FormView;
  readonly labelledBy?: string | undefined;
}

export function EstimateForm({ form, labelledBy }: EstimateFormProps) {
  return (
    <SubmissionForm
      form={form}
      page={usePaths().estimateProject}
      labelledBy={labelledBy}
      renderField={(props) =>
        props.field.kind === 'select' ? <SelectField {...props} /> : <Field {...props} />
      }
    />
  );
}
