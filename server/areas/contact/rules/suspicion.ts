/** What tells a script's letter from a person's. */
export interface Signs {
  /** What stands in the field that nobody sees. */
  website: string;
  /** The time between the first sign that was typed and the sending; absent where the form does not know. */
  seconds?: number | undefined;
  message: string;
  /** More letters than usual came from the same network within the hour. */
  isFlood: boolean;
}

/** Nobody types name, address and a message in less. */
const secondsMin = 3;
/** More addresses of pages than anybody who asks something has to tell. */
const linksMax = 4;

export function isSuspect({ website, seconds, message, isFlood }: Signs): boolean {
  if (isFlood) return true;
  if (website.trim() !== '') return true;
  if (seconds !== undefined && seconds < secondsMin) return true;
  return (message.match(/\bhttps?:\/\/|\bwww\./gi) ?? []).length > linksMax;
}
