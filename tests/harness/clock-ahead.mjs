// Loaded before a server process and each of its threads: its clock, and that of the database embedded in it, is `CLOCK_AHEAD_MS`
// milliseconds ahead of the machine's.
const now = Date.now;
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

Date.now = () => now() + aheadMs;
// A proxy, not a class: dates that come from another thread are its instances too.
globalThis.Date = new Proxy(Date, {
  construct: (MachineDate, given) => new MachineDate(...(given.length === 0 ? [MachineDate.now()] : given)),
});
