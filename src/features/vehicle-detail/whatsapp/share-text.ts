/** What somebody is told of a vehicle in a message. */
export interface SharedFacts {
  name: string;
  /** The year of the first registration. */
  year: string;
  /** The listed price; absent where the vehicle has none. */
  price: string | undefined;
  /** The price to the port that the sender has chosen; absent where it is not known, or is the listed one. */
  priceToPort: string | undefined;
  /** Whether it can be imported; absent where nothing is known. */
  verdict: string | undefined;
  /** The address of the vehicle's page. Messengers take the picture from its head. */
  address: string;
}

/** The message, a fact a line; the address comes last, where messengers look for one. */
export function shareText({ name, year, price, priceToPort, verdict, address }: SharedFacts): string {
  // Names of styles sometimes have the year already.
  const title = name.includes(year) ? name : `${name}, ${year}`;
  return [title, price, priceToPort, verdict, address].filter((line) => line !== undefined && line !== '').join('\n');
}

/** Where WhatsApp takes a message from: to a number, or to whom its user chooses there. */
export function whatsAppAddress(text: string, digits = ''): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
