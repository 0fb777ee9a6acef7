import { careerForm, careerSuccess } from '../../contract/career.ts';
import { usePaths } from '../use-paths.ts';
import { Field } from './field.tsx';
import { cvError, FileField } from './file-field.tsx';
import { sendUpload } from './send-upload.ts';
import { SubmissionForm } from './submission-form.tsx';
import { UploadProgress } from './upload-progress.tsx';

interface CareerFormProps {
  readonly labelledBy?: string | undefined;
}

/** Nothing is uploaded that its name or size already rules out. */
function precheck(fields: FormData) {
  const cv = fields.get('cv');
  const error = cvError('cv', cv instanceof File ? cv : undefined);
  return error ? [error] : [];
}

export function CareerForm({ labelledBy }: CareerFormProps) {
  const paths = usePaths();
  return (
    <SubmissionForm
      form={careerForm}
      successMessage={careerSuccess}
      page={paths.careers}
      labelledBy={labelledBy}
      send={sendUpload}
      precheck={precheck}
      renderField={(props) => (props.field.kind === 'file' ? <FileField {...props} /> : <Field {...props} />)}
      progress={(share) => <UploadProgress share={share} />}
    />
  );
}
