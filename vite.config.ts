import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['MOCK_PORT'] ?? 4010}`;

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), settingsOfServer()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': server },
  },
  worker: { format: 'es' },
  build: { target: 'es2024', sourcemap: false },
});

/** In development the page learns from the server itself which key to seal with; a built page is told when served. */
function settingsOfServer(): Plugin {
  return {
    name: 'settings-of-server',
    apply: 'serve',
    async transformIndexHtml(html) {
      const envelope = await fetch(`${server}/api/envelope.json`)
        .then((response) => response.text())
        .catch(() => 'null');
      return html.replace('<!--settings-->', `{"baseUrl":"/api","envelope":${envelope}}`);
    },
  };
}
