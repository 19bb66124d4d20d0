import { createInterface } from 'node:readline';
import { simulated, startDarajaSimulator, type PhoneAnswer } from '#server/platform/mpesa/testing/daraja-simulator.ts';

// Starts a simulator of M-Pesa for trials in the browser. Phones answer by themselves after a few seconds; a line
// `pay ACCOUNT AMOUNT` pays to the paybill number.

const port = 5249;
const answerAfter = 6000;
const pollInterval = 500;
const byLastDigit: Readonly<Record<string, PhoneAnswer>> = { 1: 'cancelled', 2: 'balance', 3: 'noAnswer' };

const simulator = await startDarajaSimulator({ port });
console.log(`MPESA_BASE_URL=${simulator.baseUrl}
MPESA_SHORTCODE=${simulated.shortcode}
MPESA_CONSUMER_KEY=${simulated.consumerKey}
MPESA_CONSUMER_SECRET=${simulated.consumerSecret}
MPESA_PASSKEY=${simulated.passkey}
MPESA_CALLBACK_SECRET=simulator-secret-of-32-characters-or-more
MPESA_NETWORKS=127.0.0.1`);

let answered = 0;
setInterval(() => {
  const request = simulator.pushed[answered];
  if (!request) return;
  answered += 1;
  setTimeout(() => {
    request.result = byLastDigit[request.phone.at(-1) ?? ''] ?? 'paid';
    console.log(`${request.phone}: ${request.result}, KES ${request.amount}`);
    void simulator.report(request).catch(console.error);
  }, answerAfter);
}, pollInterval);

createInterface({ input: process.stdin }).on('line', (line) => {
  const [command, account = '', amount = ''] = line.trim().split(/\s+/);
  if (command !== 'pay') return console.log('pay ACCOUNT AMOUNT');
  void simulator.confirm(simulator.paymentBody({ account, amount })).then(console.log, console.error);
});
