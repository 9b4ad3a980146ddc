// Written in ES5, because it is the only script that browsers without modules load.
(function () {
  var words = JSON.parse('__WORDS__');
  var language = document.documentElement.lang;
  var own = words[language] || words.de;
  var bar = document.createElement('div');
  var link = document.createElement('a');
  bar.setAttribute('role', 'alert');
  bar.id = 'outdated-browser';
  bar.style.cssText = 'padding:12px 16px;background:#fcefd6;color:#1d2b2a;font-size:16px';
  bar.appendChild(document.createTextNode(own.text + ' '));
  link.href = own.path;
  link.style.color = '#0f4c4a';
  link.appendChild(document.createTextNode(own.more));
  bar.appendChild(link);
  document.body.insertBefore(bar, document.body.firstChild);
})();
