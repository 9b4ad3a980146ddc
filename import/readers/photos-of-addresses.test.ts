import { expect, test } from 'vitest';
import { photosMax } from '../../domain/homes/photos.ts';
import { toPhotos } from './photos-of-addresses.ts';

test('addresses of the web are photos in their order, each once', () => {
  const addresses = [
    ' https://a.example/1.jpg',
    'http://a.example/2.jpg?w=9',
    'https://a.example/1.jpg ',
    '',
  ];
  expect(toPhotos(addresses)).toEqual({
    photos: [{ url: 'https://a.example/1.jpg' }, { url: 'http://a.example/2.jpg?w=9' }],
  });
});

test('what is no address of the web is left out, and a feed without any says nothing of photos', () => {
  const others = [
    'photo.jpg',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'https://',
    '//a.example/1.jpg',
  ];
  expect(toPhotos(others)).toEqual({});
  expect(toPhotos([])).toEqual({});
  expect(toPhotos([`https://a.example/${'a'.repeat(2000)}`])).toEqual({});
});

test('a home has no more photos than guests are shown', () => {
  const many = Array.from({ length: photosMax + 5 }, (_, index) => `https://a.example/${index}.jpg`);
  expect(toPhotos(many).photos).toHaveLength(photosMax);
});
