import type { Plugin } from 'vite';

const fromIndex = /import \{([^}]*)\} from 'lucide-react';/g;

/**
 * Lets the bundler see which icons a file uses. By the library's index each file seems to import all of them, so that
 * the first page would fetch every icon of the site.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: fromIndex },
      handler: (code) =>
        code.replace(fromIndex, (_statement, names: string) => names.split(',').map(importOne).join('')),
    },
  };
}

function importOne(clause: string): string {
  const name = clause.trim();
  if (name === '') return '';
  // Only a statement of types vanishes whole; of any other the index would stay, and every icon with it.
  if (name.startsWith('type ')) return `import type { ${name.slice(5)} } from 'lucide-react';`;
  const [icon = name, alias = icon] = name.split(' as ');
  return `import ${alias} from 'lucide-react/icons/${fileOf(icon)}';`;
}

/** `Trash2` lies in `trash-2`, `ArrowUpAZ` in `arrow-up-a-z`. */
function fileOf(icon: string): string {
  return icon.replaceAll(/([a-z])(?=[A-Z0-9])|([A-Z0-9])(?=[A-Z])/g, '$1$2-').toLowerCase();
}
