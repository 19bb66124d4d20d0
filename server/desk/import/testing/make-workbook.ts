import { strToU8, zipSync } from 'fflate';

const titles = [
  'Make',
  'Model',
  'Model \nnumber',
  'Transmission',
  'Drive\nConfiguration',
  'Engine \nCapacity',
  'Fuel',
  'CRSP (KES.)',
];

type Cell = string | number | { formula: string };

interface Book {
  sheet?: string;
  heads?: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Further files of the archive. */
  others?: Readonly<Record<string, string>>;
  /** Cells that are merged, such as `A2:A3`. */
  merged?: string;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook like that of Kenyan customs, as bytes. */
export function makeWorkbook({ sheet = 'M.Vehicle CRSP July 2025', heads = titles, rows, others = {}, merged }: Book) {
  const data = [heads, ...rows].map((cells, at) => rowOf(cells, at + 2)).join('');
  const merges = merged === undefined ? '' : `<mergeCells><mergeCell ref="${merged}"/></mergeCells>`;
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${merges}</worksheet>`,
    ...others,
  };
  const zipped = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  return Buffer.from(zipped);
}

function rowOf(cells: readonly Cell[], row: number): string {
  const written = cells.map((cell, at) => {
    const place = `${String.fromCodePoint(65 + at)}${row}`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'object') return `<c r="${place}"><f>${cell.formula}</f></c>`;
    return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}
