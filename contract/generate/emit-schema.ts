import { parentPort, workerData } from 'node:worker_threads';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { unknownType, unknownValue } from '../document/open-enums.ts';

// The only file that uses openapi-typescript: see docs/decisions/0021. It is a thread: writing the types of the client's
// transport takes as long as writing the client.
const text = astToString(await openapiTypescript(workerData as never));
parentPort?.postMessage(text.replace(`${unknownValue}: string;`, `${unknownValue}: ${unknownType};`), []);
