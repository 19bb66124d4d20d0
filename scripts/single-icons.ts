import type { Plugin } from 'vite';

const fromIndex = /import \{([^}]*)\} from 'lucide-react';/g;

/**
 * Shows the bundler which icons a file uses. Through the library's index every file seems to import all icons, so the
 * first page would fetch them all.
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
  // Only a type import disappears completely. Any other would keep the index, and every icon with it.
  if (name.startsWith('type ')) return `import type { ${name.slice(5)} } from 'lucide-react';`;
  const [icon = name, alias = icon] = name.split(' as ');
  return `import ${alias} from 'lucide-react/icons/${fileOf(icon)}';`;
}

/** `Trash2` lies in `trash-2`, `ArrowUpAZ` in `arrow-up-a-z`. */
function fileOf(icon: string): string {
  return icon.replaceAll(/([a-z])(?=[A-Z0-9])|([A-Z0-9])(?=[A-Z])/g, '$1$2-').toLowerCase();
}
