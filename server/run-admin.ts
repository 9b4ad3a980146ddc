import { isEmail } from '../domain/reachable.ts';
import { isLanguage, type Language } from '../domain/language.ts';
import type { Operator } from '../domain/operator/operator.ts';
import { siteRoutes } from '../domain/site-routes.ts';
import { canOpen } from '../domain/operator/launch-lines.ts';
import { launchDetail } from '../domain/operator/launch-words.ts';
import { formatterFor } from '../texts/format.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { launchStore, lookAtLaunch, readOperator, recordBackup } from './areas/operator/operator.ts';
import { createAdministrator } from './areas/accounts/accounts.ts';
import { readConfig } from './config.ts';
import { runCommand } from './expected-start-errors.ts';
import { toKeyring, settleSecrets } from './platform/check-secret.ts';
import { createCountedLimits } from './platform/counted-limits.ts';
import { createMailRecipients } from './platform/mail-recipients.ts';
import { migrate } from './platform/migrate.ts';
import { openStorage } from './platform/open-storage.ts';
import { makeLive } from './platform/quiet-mode.ts';
import { readSecrets } from './platform/secret.ts';

const usage = `Usage: bin/admin create EMAIL [de|en|fr|it]
       bin/admin live
       bin/admin check
       bin/admin backed-up

create makes an administrator of whoever owns the address, and prints the link that sets the password, in the given language: by default
that of the company's country, else that of this shell.
live says that this is the live site now: mails, payments and questions to other sites go out from here. Stop the former one before.
check looks at all that a site needs before it opens, and ends with 1 where something is missing.
backed-up records that a backup was made now; scripts call it when theirs has succeeded.
With the embedded database stop the site first, but for backed-up.`;

/** Runs `bin/admin`: actions for administrators of the machine, before any account of the site has permissions. */
async function run([command, email = '', ...otherArguments]: readonly string[]): Promise<void> {
  if (command === 'live' && email === '') return declareLive();
  if (command === 'check' && email === '') return checkLaunch();
  if (command === 'backed-up' && email === '') return recordBackupNow();
  const [named, ...tooMany] = otherArguments;
  if (
    command !== 'create' ||
    !isEmail(email) ||
    !(named === undefined || isLanguage(named)) ||
    tooMany.length > 0
  ) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const connection = await openStorage(config);
  try {
    await migrate(connection);
    const secrets = readSecrets(config);
    const secret = toKeyring(secrets);
    secret.hashing = await settleSecrets(connection, secrets, { acceptNew: false });
    const { clock } = connection;
    const language = named ?? languageOfShell(await readOperator(config, connection.db), process.env);
    const routes = siteRoutes(config.trailingSlash);
    const limits = createCountedLimits({ factor: config.rateLimit, secret, clock });
    const link = await createAdministrator(
      {
        clock,
        connection,
        recipients: createMailRecipients({ limits, clock }),
        routes,
        secret,
        publicUrl: config.publicUrl,
      },
      email,
      language,
    );
    process.stdout.write(`${link}\n`);
    process.stderr.write('The link sets the password. It is good for an hour, once.\n');
    process.stderr.write(
      `Then set up the login in two steps on the page that follows, and say who runs the site: ${config.publicUrl}${routes.pathOf('AdminOperator', language)}\n`,
    );
  } finally {
    await connection.close();
  }
}

/** Returns the main language once the company has a country, before that the one in which the administrator works on the machine. */
function languageOfShell(
  { facts, mainLanguage }: Operator,
  { LC_ALL, LANG = '' }: NodeJS.ProcessEnv,
): Language {
  const spoken = (LC_ALL ?? LANG).slice(0, 2);
  return facts.country !== undefined ? mainLanguage : isLanguage(spoken) ? spoken : 'en';
}

/** Prints the checklist of `/admin/launch/` in its own words: what was found, and what to do where something is open. */
async function checkLaunch(): Promise<void> {
  const config = readConfig(process.env);
  const connection = await openStorage(config);
  try {
    await migrate(connection);
    const operator = await readOperator(config, connection.db);
    const { facts, languages } = operator;
    const secret = toKeyring(readSecrets(config));
    const lines = await lookAtLaunch({
      config,
      connection,
      clock: connection.clock,
      secret,
      facts,
      languages,
    });
    const language = languageOfShell(operator, process.env);
    const t = createSiteTexts(operator).translate(language);
    const { moment } = formatterFor(language, t);
    for (const one of lines) {
      const { line, isRequired, state } = one;
      const mark = state === 'done' ? 'ok  ' : state === 'unneeded' ? '-   ' : isRequired ? 'OPEN' : 'open';
      process.stdout.write(`${mark} ${t(`operator.launch.line.${line}`)}\n`);
      const how = `operator.launch.how.${line}`;
      const notes = [launchDetail(t, one, moment), state === 'open' && t.has(how) ? t(how) : ''];
      for (const note of notes.filter(Boolean)) process.stdout.write(`     ${note}\n`);
    }
    if (!canOpen(lines)) process.exitCode = 1;
  } finally {
    await connection.close();
  }
}

async function recordBackupNow(): Promise<void> {
  const config = readConfig(process.env);
  // The running site has locked the embedded database.
  if (config.databaseUrl === null) return recordBackup(config.dataDir);
  const connection = await openStorage(config);
  try {
    await migrate(connection);
    await launchStore.prove(connection.db, 'backup', connection.clock.now());
  } finally {
    await connection.close();
  }
}

async function declareLive(): Promise<void> {
  const config = readConfig(process.env);
  const connection = await openStorage(config);
  try {
    await migrate(connection);
    await makeLive(connection, config.publicUrl);
    process.stderr.write(
      `The live site is at ${config.publicUrl} now. Its nodes notice within ten seconds.\n`,
    );
  } finally {
    await connection.close();
  }
}

await runCommand(() => run(process.argv.slice(2)));
