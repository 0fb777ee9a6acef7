import { estimateForm, estimateSuccess } from '../../contract/estimate.ts';
import { usePaths } from '../use-paths.ts';
import { SubmissionForm } from './submission-form.tsx';

interface EstimateFormProps {
  readonly labelledBy?: string | undefined;
}

export function EstimateForm({ labelledBy }: EstimateFormProps) {
  const paths = usePaths();
  return (
    <SubmissionForm
      form={estimateForm}
      successMessage={estimateSuccess}
      page={paths.estimateProject}
      labelledBy={labelledBy}
    />
  );
}
