import type { FormView } from '../../content/model/forms.ts';
import { usePaths } from '../use-paths.ts';
import { Field } from './field.tsx';
import { cvError, FileField } from './file-field.tsx';
import { SelectField } from './select-field.tsx';
import { sendUpload } from './send-upload.ts';
import { SubmissionForm } from './submission-form.tsx';
import { UploadProgress } from './upload-progress.tsx';

interface CareerFormProps {
  readonly form: FormView;
  readonly labelledBy?: string | undefined;
}

export function CareerForm({ form, labelledBy }: CareerFormProps) {
  const paths = usePaths();
  const { file } = form.around;
  return (
    <SubmissionForm
      form={form}
      page={paths.careers}
      labelledBy={labelledBy}
      send={sendUpload}
      // Nothing is uploaded that its name or size already rules out.
      precheckFile={cvError}
      renderField={(props) => {
        if (props.field.kind === 'file') return <FileField {...props} words={file} />;
        return props.field.kind === 'select' ? <SelectField {...props} /> : <Field {...props} />;
      }}
      progress={(share) => <UploadProgress label={file.uploading} share={share} />}
    />
  );
}
