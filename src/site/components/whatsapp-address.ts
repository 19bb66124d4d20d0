/** The WhatsApp URL for a message: to a phone number, or to a recipient chosen in the app. */
export function whatsAppAddress(text: string, phone = ''): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
