import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { allowReact } from '../app/document/allow-react.ts';
import { answerThemeButton } from '../app/document/theme.ts';

allowReact();
answerThemeButton();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
