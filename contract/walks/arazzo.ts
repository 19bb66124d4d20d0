/** The parts of an Arazzo 1.0 document that our tools write and read. */
export interface ArazzoDocument {
  arazzo: string;
  info: { title: string; summary: string; description: string; version: string };
  sourceDescriptions: { name: string; url: string; type: 'openapi' }[];
  workflows: Workflow[];
}

export interface Workflow {
  workflowId: string;
  summary: string;
  description: string;
  inputs: { type: 'object'; required: string[]; properties: Record<string, object> };
  steps: Step[];
}

/** A comparison, or a path into the answer that must match something. */
export interface Criterion {
  condition: string;
  type?: 'jsonpath';
  context?: '$response.body';
}

export interface Step {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: { name: string; in: 'header'; value: string }[];
  requestBody: { contentType: string; payload: Record<string, unknown> };
  successCriteria: Criterion[];
  outputs?: Record<string, string>;
}
