import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sepaText } from './sepa-text.ts';

test.each([
  ['Müller & Söhne Ferienhäuser', 'DE', 'Mueller + Soehne Ferienhaeuser'],
  ['ÜBERLINGER HÖFE', 'AT', 'UEBERLINGER HOEFE'],
  ['Weiß', 'DE', 'Weiss'],
  ['Päivi Mäkinen', 'FI', 'Paivi Makinen'],
  ['Zoë Saldaña', 'ES', 'Zoe Saldana'],
  ['Łukasz Żółć', 'PL', 'Lukasz Zolc'],
  ['Đorđe Đoković', 'HR', 'Dorde Dokovic'],
  ['Þórður Jónsson', 'IS', 'Thordur Jonsson'],
  ['ÞÓRÐUR', 'IS', 'THORDUR'],
  ['Joe Ħabib', 'MT', 'Joe Habib'],
  ['Ċetta Ġorġ Żammit', 'MT', 'Cetta Gorg Zammit'],
  ['Işık Yılmaz İnce Ağaoğlu Şahin', 'NL', 'Isik Yilmaz Ince Agaoglu Sahin'],
  ['Nguyễn Thị Hương Đặng', 'FR', 'Nguyen Thi Huong Dang'],
  ['Søren Kjærgård', 'DK', 'Soren Kjaergard'],
  ['Ștefan Țîrlea', 'RO', 'Stefan Tirlea'],
  ['Čeněk Dvořák Ľudovít', 'CZ', 'Cenek Dvorak Ludovit'],
  ['Žydrūnas Ąžuolas', 'LT', 'Zydrunas Azuolas'],
  ['Nœmie Lœb', 'FR', 'Noemie Loeb'],
  ['Gabriel·la Coŀlell', 'ES', 'Gabriel la Col lell'],
  ['D’Angelo O`Neil', 'IT', "D'Angelo O'Neil"],
  ['Anne–Marie', 'DE', 'Anne-Marie'],
  ['\u200eAnna\u200b', 'DE', 'Anna'],
  ['Ελένη Παπαδοπούλου', 'GR', 'Eleni Papadopoulou'],
  ['ΕΛΕΝΗ ΠΑΠΑΔΟΠΟΥΛΟΥ', 'GR', 'ELENI PAPADOPOULOU'],
  ['Ευάγγελος Μπακογιάννης', 'GR', 'Evangelos Bakogiannis'],
  ['Ευτυχία Χατζηγεωργίου', 'CY', 'Eftychia Chatzigeorgiou'],
  ['Θεόδωρος Ψάρρας', 'GR', 'Theodoros Psarras'],
  ['Μαΐου Ταΰγετος', 'GR', 'Maiou Taygetos'],
  ['ЮРИЙ ИВАНОВ', 'DE', 'YURIY IVANOV'],
  ['Юрий Иванов', 'DE', 'Yuriy Ivanov'],
  ['Георги Димитров', 'BG', 'Georgi Dimitrov'],
  ['Христо Щърбанов', 'BG', 'Hristo Shtarbanov'],
  ['Татьяна Крылова', 'LV', 'Tatyana Krylova'],
  ['Тетяна Їжакевич', 'PL', 'Tetiana Izhakevych'],
  ['Ђорђе Живковић', 'RS', 'Djordje Zivkovic'],
  ['// Slash Ferien', 'DE', 'Slash Ferien'],
  ['/Haus/ / /Hof//', 'DE', 'Haus/Hof'],
  ['Ferien 🏡 am „See“', 'DE', 'Ferien am See'],
  ['Haus_am@See', 'DE', 'Haus-am(at)See'],
])('%s (%s) is written as %s', (name, country, written) => {
  expect(sepaText(name, 70, country)).toBe(written);
});

test.each(['山田太郎', '李 小龙', 'محمد علي', 'דוד כהן', 'სანდრო', 'Anna 山田', '🏡', '//', ''])(
  'nobody can tell how %s is written',
  (name) => {
    expect(sepaText(name, 70, 'DE')).toBeNull();
  },
);

test('whatever is written keeps to the letters, the length and the slashes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.integer({ min: 1, max: 70 }),
      (text, lengthMax) => {
        const written = sepaText(text, lengthMax, 'DE');
        if (written === null) return;
        expect(written).toMatch(/^[A-Za-z0-9/?:().,'+ -]+$/);
        expect(written).not.toMatch(/^[ /]|[ /]$|\/\//);
        expect(written.length).toBeLessThanOrEqual(lengthMax);
      },
    ),
  );
});
