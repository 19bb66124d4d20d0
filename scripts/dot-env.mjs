// Loaded ahead of the commands that people start. What the shell sets already stays, and no test reads the file.
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');
