export interface Signs {
  /** Value of the hidden field, which people leave empty. */
  website: string;
  /** Seconds between the first input and sending; absent if the form does not know. */
  seconds?: number | undefined;
  message: string;
  /** True if the network has sent more messages than usual within the hour. */
  isFlood: boolean;
}

/** Nobody enters name, address and message faster. */
const secondsMin = 3;
/** More links than a genuine question needs. */
const linksMax = 4;

export function isSuspect({ website, seconds, message, isFlood }: Signs): boolean {
  if (isFlood) return true;
  if (website.trim() !== '') return true;
  if (seconds !== undefined && seconds < secondsMin) return true;
  return (message.match(/\bhttps?:\/\/|\bwww\./gi) ?? []).length > linksMax;
}
