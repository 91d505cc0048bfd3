"""
Makes src/web/fonts/inter-latin-wght-normal-first.woff2: of Inter the characters that nearly all words of the interface
are made of, in the weights that it uses. Less than a third of the bytes of the whole Latin file, which stays for all
others. Contextual alternates are left out (a raised hyphen between capitals, arrows from two characters): they would be
a fifth of the file. The same characters stand in src/web/app.css.

Run from the root after an update of Inter:
pip install fonttools==4.66.1 brotli==1.2.0 && python3 scripts/first-font.py
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WHOLE = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
FIRST = "src/web/fonts/inter-latin-wght-normal-first.woff2"
RANGES = [(0x20, 0x5B), (0x5D, 0x5D), (0x5F, 0x5F), (0x61, 0x7A), (0xA0, 0xA0), (0xB7, 0xB7), (0xD7, 0xD7), (0xE9, 0xE9)]
RANGES += [(0x2013, 0x2014), (0x2018, 0x2019), (0x201C, 0x201D), (0x2026, 0x2026), (0x20AC, 0x20AC), (0x2212, 0x2212)]

options = Options()
options.layout_features = ["kern", "tnum"]
options.hinting = False
# The copyright notice stays in the file.
options.name_IDs = [0]
options.drop_tables += ["STAT", "MVAR"]

font = TTFont(WHOLE)
subsetter = Subsetter(options)
subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
subsetter.subset(font)
font = instantiateVariableFont(font, {"wght": (400, 700)})
font.flavor = "woff2"
font.save(FIRST)
