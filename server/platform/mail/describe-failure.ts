const mailAddress = /[^\s<>@/]+@[^\s<>@/]+/g;

interface SmtpError {
  name: string;
  message: string;
  stack?: string;
  cause?: unknown;
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Describes a failed delivery for the log, without the e-mail addresses that servers repeat in their replies. */
export function describeFailure(error: unknown) {
  const { name, message, stack = '', cause } = error as SmtpError;
  const { code, responseCode, command } = (cause ?? error) as SmtpError;
  return { type: name, code, responseCode, command, message: hide(message), stack: hide(stack) };
}

function hide(text: string): string {
  return text.replaceAll(mailAddress, '[address]');
}
