import { paths } from '../../content/paths.ts';
import { estimateForm, estimateSuccess } from '../../contract/estimate.ts';
import { SubmissionForm } from './submission-form.tsx';

interface EstimateFormProps {
  readonly labelledBy?: string | undefined;
}

export function EstimateForm({ labelledBy }: EstimateFormProps) {
  return (
    <SubmissionForm
      form={estimateForm}
      successMessage={estimateSuccess}
      page={paths.estimateProject}
      labelledBy={labelledBy}
    />
  );
}
