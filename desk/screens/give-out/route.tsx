import { actions, notFound, page } from '../../guard.ts';

/** A file is all there is here: the page that asks for it is desk/screens/privacy. */
export const loader = page('giveOut', () => {
  throw notFound();
});

export const action = actions('giveOut', {
  async 'give-out'({ desk }, form) {
    const references = form.getAll('reference').map(String);
    if (references.length === 0) throw notFound();
    const file = desk.privacy.giveOut(references);
    return new Response(file.body, {
      headers: { 'Content-Type': file.type, 'Content-Disposition': `attachment; filename="${file.name}"` },
    });
  },
});
