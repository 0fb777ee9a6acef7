import type { Plugin } from 'vite';
import { missingModule } from '../../app/document/releases.ts';

const loader = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const reload = 'window.location.reload();';

/**
 * When the module of a page does not come, React Router loads the shown page again, and offers no way to do anything else.
 * A link to that page would be dead, and pointing at it enough to lose what was typed. So what it calls then is replaced by
 * a function of ours (app/document/releases.ts).
 */
export function missingModules(): Plugin {
  let replaced = false;
  return {
    name: 'missing-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: loader },
      handler(code) {
        replaced = code.split(reload).length === 2;
        return { code: code.replace(reload, `window.${missingModule}();`), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !replaced) throw new Error('React Router no longer reloads where a module is missing.');
    },
  };
}
