// Loads `.env` before the commands that people start. Variables that the shell sets take precedence. Tests do not read
// the file.
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');
