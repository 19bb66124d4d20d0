import { usePrompt } from '#site/page-state/confirm.ts';
import { useToasts } from '#shared/state/toasts.ts';

/** Answers prompts in tests, without the shell that shows them. */
export function PromptOutlet() {
  const prompt = usePrompt();
  if (!prompt) return null;
  return (
    <div>
      <p>Asked: {prompt.name}</p>
      <button type="button" onClick={() => prompt.answer(true)}>
        Yes
      </button>
      <button type="button" onClick={() => prompt.answer(false)}>
        No
      </button>
    </div>
  );
}

/** Shows toasts in tests, without the shell. */
export function ToastOutlet() {
  return useToasts().map(({ id, severity, text }) => (
    <p key={id} title={severity}>
      {text}
    </p>
  ));
}
