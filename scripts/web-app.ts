import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { prefixes } from '#screens/screens.ts';
import { logoDrawing } from '#shared/components/logo-drawing.ts';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { shared } from '#site/service-worker/messages.ts';
import { languages, type Language } from '#wire/language.ts';

/** The manifests and icons of the installed site. */
const folder = 'app';
/** Same as in `src/shared/ui/tokens.css`. A manifest has one colour scheme; the page's `theme-color` covers the other. */
const colours = { ground: '#0e4a47', ship: '#f6f3ec', water: '#e0962b', paper: '#f6f3ec' };

const manifestOf = (language: Language) => `${folder}/${language}.webmanifest`;
/** The server replaces it with the page's language. */
const linkedManifest = `/${manifestOf('en')}`;
const appleIcon = `${folder}/apple-touch-icon.png`;

interface Icon {
  file: string;
  size: number;
  purpose?: 'any' | 'maskable';
  svg: string;
}

/** Drawn on a 24 by 24 grid, in the strokes of the site's other icons. */
const shortcutDrawings = {
  vehicles:
    'M4 15v-2.2l2-4.6A2 2 0 0 1 7.8 7h8.4A2 2 0 0 1 18 8.2l2 4.6V15M4 13h16M4 15h16v2.5H4zM7 17.5V19M17 17.5V19',
  favorites: 'M12 19.5 5.4 13A4.3 4.3 0 0 1 11.5 7l.5.5.5-.5a4.3 4.3 0 0 1 6.1 6z',
  orders: 'M7 4.5h10v15l-2.5-1.6-2.5 1.6-2.5-1.6L7 19.5zM10 9h4M10 12.5h4',
} as const;
type Shortcut = keyof typeof shortcutDrawings;

/** Makes the site installable: draws its icons and writes a manifest for each language. */
export function webApp(): Plugin {
  return {
    name: 'web-app',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) =>
        path === '/index.html'
          ? [
              { tag: 'link', attrs: { rel: 'manifest', href: linkedManifest }, injectTo: 'head' },
              { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${appleIcon}` }, injectTo: 'head' },
            ]
          : [],
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = languages.find((one) => request.url === `/${manifestOf(one)}`);
        if (!language) return next();
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(JSON.stringify(writeManifest(language)));
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const language of languages) {
        const source = JSON.stringify(writeManifest(language));
        this.emitFile({ type: 'asset', fileName: manifestOf(language), source });
      }
      const { default: sharp } = await import('sharp');
      await Promise.all(
        allIcons().map(async ({ file, size, svg }) => {
          const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 40 }).resize(size, size);
          const source = file.endsWith('.svg') ? svg : await drawn.png({ palette: true }).toBuffer();
          this.emitFile({ type: 'asset', fileName: file, source });
        }),
      );
    },
  };
}

export function writeManifest(language: Language) {
  const below = (path: string) => `/${prefixes[language]}${path.replace(/^\/(?=\?|$)/, '')}`;
  const texts = (namespace: string) =>
    JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as Record<string, string>;
  const [common, pages, shell] = [texts('common'), texts('pages'), texts('shell')];
  const shortcut = (name: string | undefined, path: string, drawing: Shortcut) => ({
    name,
    url: below(path),
    icons: [{ src: `/${shortcutIcon(drawing).file}`, sizes: '96x96', type: 'image/png' }],
  });
  return {
    id: '/',
    name: `${common['appName']}: ${pages['homeTitle']}`,
    short_name: common['appName'],
    description: pages['siteDescription'],
    lang: language,
    dir: 'ltr',
    start_url: below(paths.home()),
    scope: '/',
    display: 'standalone',
    theme_color: colours.ground,
    background_color: colours.paper,
    categories: ['shopping'],
    icons: appIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      ...(file.endsWith('.svg')
        ? { sizes: 'any', type: 'image/svg+xml' }
        : { sizes: `${size}x${size}`, type: 'image/png' }),
      purpose,
    })),
    // Banking apps share payment proofs to the order list, where the buyer chooses an order.
    share_target: {
      action: below(paths.centre(centreItems.orders)),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: shared.field, accept: ['image/jpeg', 'image/png', 'image/bmp'] }] },
    },
    shortcuts: [
      shortcut(shell['tabVehicles'], paths.vehicles(), 'vehicles'),
      shortcut(shell['menuFavorites'], paths.centre(centreItems.favorites), 'favorites'),
      shortcut(shell['menuOrders'], paths.centre(centreItems.orders), 'orders'),
    ],
  };
}

/** The logo on a rounded background, as in the page. */
const rounded = drawLogo({ corner: 9 });
/** Maskable icons are cropped to a circle of 80 %, so the logo is smaller on a full background. */
const masked = drawLogo({ corner: 0, scale: 0.72 });

const appIcons: readonly Icon[] = [
  { file: `${folder}/icon.svg`, size: 512, purpose: 'any', svg: rounded },
  { file: `${folder}/icon-192.png`, size: 192, purpose: 'any', svg: rounded },
  { file: `${folder}/icon-512.png`, size: 512, purpose: 'any', svg: rounded },
  { file: `${folder}/maskable-192.png`, size: 192, purpose: 'maskable', svg: masked },
  { file: `${folder}/maskable-512.png`, size: 512, purpose: 'maskable', svg: masked },
];

function allIcons(): readonly Icon[] {
  const shortcuts = (Object.keys(shortcutDrawings) as Shortcut[]).map(shortcutIcon);
  // Apple devices round the corners themselves and show transparency as black.
  return [...appIcons, { file: appleIcon, size: 180, svg: drawLogo({ corner: 0, scale: 0.86 }) }, ...shortcuts];
}

function shortcutIcon(drawing: Shortcut): Icon {
  const path = `<path d="${shortcutDrawings[drawing]}" transform="translate(8 8)" fill="none" stroke="${colours.ship}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
  return { file: `${folder}/shortcut-${drawing}.png`, size: 96, svg: draw(20, path) };
}

function drawLogo({ corner, scale = 1 }: { corner: number; scale?: number }): string {
  const { ship, window, water } = logoDrawing;
  const shift = 20 * (1 - scale);
  return draw(
    corner,
    `<g transform="translate(${shift} ${shift}) scale(${scale})"><path fill="${colours.ship}" d="${ship}"/><path fill="${colours.ground}" d="${window}"/><path d="${water}" fill="none" stroke="${colours.water}" stroke-width="2.4" stroke-linecap="round"/></g>`,
  );
}

function draw(corner: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" rx="${corner}" fill="${colours.ground}"/>${content}</svg>`;
}
