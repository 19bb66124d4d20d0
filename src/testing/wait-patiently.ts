// What a test waits for on a screen may take long on a busy machine; left to itself the library gives up after a second.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
