import { simulatedNotices, startNoticeSimulator } from '#server/marketplace/notices/testing/notice-simulator.ts';

// Starts a simulator of WhatsApp and an SMS gateway for trials in the browser, and prints each message that arrives.

const port = 5251;
const pollInterval = 300;

const simulator = await startNoticeSimulator({ port });
console.log(`WHATSAPP_BASE_URL=${simulator.whatsapp.baseUrl}
WHATSAPP_PHONE_NUMBER_ID=${simulatedNotices.phoneNumberId}
WHATSAPP_TOKEN=${simulatedNotices.whatsappToken}
SMS_URL=${simulator.sms.url}
SMS_SECRET=${simulatedNotices.smsSecret}
SMS_SENDER=${simulatedNotices.sender}`);

let shown = 0;
setInterval(() => {
  for (const { channel, to, text, button, segments } of simulator.delivered.slice(shown)) {
    shown += 1;
    console.log(`\n${channel} to +${to}${segments === undefined ? ` [${button}]` : `, ${segments} SMS`}\n${text}`);
  }
}, pollInterval);
