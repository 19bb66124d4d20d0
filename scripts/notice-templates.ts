import { readConfig } from '#server/platform/settings/config.ts';
import { templateLanguages } from '#server/platform/notices/whatsapp-cloud.ts';
import { type NoticeName, noticeTexts, templateName } from '#server/marketplace/notices/notice-texts.ts';
import type { Language } from '#wire/language.ts';

// Prints the WhatsApp templates of all notices as the Graph API takes them, one a line:
// POST /<version>/<WhatsApp Business Account id>/message_templates

const { publicUrl, whatsapp } = readConfig();
const prefix = whatsapp?.templatePrefix ?? 'gariport_';
/** Meta asks for an example of each value. */
const examples: Readonly<Record<string, string>> = {
  orderNo: 'GP20260614001',
  name: 'Toyota Vitz 1.0 F',
  until: '14 Jun, 09:30',
};
const buttonTexts: Readonly<Record<Language, string>> = { en: 'Open', zh: '查看', ja: '開く', sw: 'Fungua' };

/** Meta writes the text of codes itself. */
const codeComponents = [
  { type: 'BODY', add_security_recommendation: true },
  { type: 'FOOTER', code_expiration_minutes: 10 },
  { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
];

function componentsOf(text: string, language: Language): object[] {
  const values: string[] = [];
  const numbered = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    values.push(examples[name] ?? '');
    return `{{${values.length}}}`;
  });
  const button = { type: 'URL', text: buttonTexts[language], url: `${publicUrl}/{{1}}`, example: ['o/en/1'] };
  return [
    { type: 'BODY', text: numbered, example: { body_text: [values] } },
    { type: 'BUTTONS', buttons: [button] },
  ];
}

for (const language of Object.keys(noticeTexts) as Language[]) {
  for (const [what, text] of Object.entries(noticeTexts[language])) {
    const isCode = what === 'code';
    const template = {
      name: prefix + templateName(what as NoticeName),
      language: templateLanguages[language],
      category: isCode ? 'AUTHENTICATION' : 'UTILITY',
      components: isCode ? codeComponents : componentsOf(text, language),
    };
    console.log(JSON.stringify(template));
  }
}
