import { oursInPage } from './calls/clients.ts';
import { measureCalls, type CallsTask } from './calls/measure-calls.ts';
import { measureEnvelope } from './measure-envelope.ts';

// Runs in Chromium. Functions for Node are on the page's global object.

const tasks = {
  measureEnvelope,
  measureCalls: (task: CallsTask) => measureCalls(task, oursInPage(task.target)),
};

export type PageTasks = typeof tasks;

declare global {
  var benchTasks: PageTasks;
}

globalThis.benchTasks = tasks;
