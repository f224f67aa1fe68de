import { wishPlot } from '../wish-plot.ts'

export const deedNearlyFound = wishPlot({
  id: 'wish-deed-nearly-found',
  tellsAny: 'once',
  deeds: ['hides'],
  isTale: true,
  about: 'Needs nothing. Whoever hides is found too soon, and then too late, until {A} hears that it is happiest when somebody comes quite near and goes away again; so {H} looks under the egg cup, and finds nobody at all, nearer and nearer.',
  titles: ['Nearly', 'Too Soon, Too Late', '{once.who}, Nearly Found', 'Not in Here Either', '{H} Looks under the Egg Cup'],
  company: ['egg cup', 'cup', 'sock', 'kettle', 'glove', 'boots', 'table', 'door', 'newspaper', 'drawer', 'lamp', 'light'],
  want: [
    {
      id: 'too-soon',
      A: 'partner',
      paragraphs: [
        '{once.first} {once.did}. {H} and {A} saw exactly how it was done. {H} went straight up and said, “Found you.” {once.who} was not pleased. “Too soon,” said {once.who}. “There wasn’t time to be gone.”',
        { extra: 1, joins: true, both: ['“And {once.the}?” asked {A}. “Where I am, there you’ll find {once.the},” said {once.who}.'] },
        '“Again,” said {H}, who wanted a found that counted. “And don’t look this time,” said {once.who}. They looked at the wall. When they turned round, {once.who} {once.was} nowhere to be seen.'
      ]
    },
    {
      id: 'ready-or-not',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} counted to twenty, and put a lot into the last five. “Ready or not?” called {A}. “Not,” said {once.who} from somewhere. So {A} counted to twenty again, more slowly. “Ready or not?” “Not,” said {once.who}.',
        'At a hundred {A} was out of breath. “When will you be ready?” asked {H}. “You’re not supposed to ask,” said {once.who}. “You’re supposed to come anyway, and then it’s a fright.”'
      ]
    }
  ],
  way: [
    {
      id: 'too-late',
      A: 'partner',
      paragraphs: [
        'This time they would not be too soon. {H} counted to a hundred, and then to a hundred again. They had a slice of bread, and {A} told the one about the two snails.',
        'Then the door opened, and it was {once.who}. “You were too late,” said {once.who}. “After the first hundred it stopped being hiding. Then it was only standing about.” “Now I’ve found you,” said {H}. “No,” said {once.who}. “Now you’ve been found.”'
      ]
    },
    {
      id: 'once-spot',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why did it have to be {once.spot}?” asked {A}. “It’s the last place where anybody would look,” said {once.who}. “It was the first place,” said {H}. “Then you looked in the wrong order,” said {once.who}.',
        'They went through it properly. First came the bread bin, and then the boots. {once.spot} came at the end. {H} ticked them off. “And now go and be there,” said {H}. But now they all knew.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I can see {doer.part},” said {A} to the room. Nothing stirred for a moment. “That doesn’t count,” said {once.who} out of the hiding place. “That’s not hiding. That only came along.”',
        'So {H} found {doer.part} and nothing else, with a nod. “One found,” said {H}. “And the rest?” asked {A}. They looked past the rest of {once.who}, very carefully.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“{doer.sound},” it went, not far off. “Who was that?” asked {A}. “Nobody,” said {once.who}, who was nowhere. “Nobody says {doer.sound}?” asked {A}. “Not often,” said {once.who}.',
        '“Then good evening, nobody,” said {H}. “Good evening,” it came back. They had a chat with nobody, about the weather, and how long the day was. “Have you seen {once.who}?” asked {H}. “Not a thing,” said nobody, and had to giggle.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Hiding gets long, if you’re good at it. So {once.who}, in the hiding place, {doer.does}. They both heard it quite plainly. “Was that the pipes?” asked {A}. “It was the pipes,” said {H}.',
        'Then it came again, with more in it. “They’re old pipes,” said {A}. “They’re very talented,” said {H}. There was such a pause after that, you could hear somebody be proud.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What a shame,” said {A} loudly. “Nobody’s here for {doer.wants}.” It was not true, and there was none. But something moved, on the left, and stopped. “Which sort?” asked {once.who} from nowhere.',
        '“We’d have to see who it’s for,” said {A}. {once.who} thought about that for a long time. “Could you leave it on the floor and turn round?” asked {once.who}. So they turned round. When they looked again, there was still none, but somebody had been to see.'
      ]
    },
    {
      id: 'doer-move',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where would I be,” said {H}, “if I were {once.who}?” To find out, {H} {doer.move}. At once {H} knew. “There,” said {H}, and went over, and there {once.who} {once.was}.',
        '“That’s cheating,” said {once.who}. “You were me. Nobody ever has to look for themselves.” {A} could see that. In the end it counted as half, and {H} had to stop being {once.who} until supper.'
      ]
    },
    {
      id: 'doer-where',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Usually you’d look in one place,” said {A}. “{doer.where}.” “That’s where everybody looks,” said {once.who}’s voice, rather bored. “That’s not hiding. That’s just being in.”',
        '“Do people come?” asked {H}. “They say good morning,” said the voice. “They never say found you.” {H} could see how that might wear you down, and looked a bit harder, under the mat.'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} rang the people next door, in case {once.who} had got in there. “What should we look for?” they asked. “{doer.fact},” said {A}. It was quiet in the phone while they looked. They found a glove, and a cousin.',
        '“It wasn’t next door,” said {once.who}, when {A} had hung up. “Don’t tell us where it wasn’t!” called {H}. “It wasn’t in the phone either,” said {once.who}, who could not stop now.'
      ]
    },
    {
      id: 'far-longer',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They looked under everything. {A} found a sock from March, and the key to something. {H} found a biscuit that had got hard, and half a cow from a puzzle. Each of them had hidden far longer than {once.who}, without a sound.',
        '“Nobody’s even counted for this one,” said {A}, and held up the sock. {once.who} came out for a moment, to look at it. “Respect,” said {once.who} to the sock, and was gone again.'
      ]
    },
    {
      id: 'where-is-here',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Are you coming?” asked {once.who}’s voice. “We don’t know where to,” said {H}. “Here,” said the voice. “Where’s here?” asked {A}. “You’d see that if you were here,” said the voice. It was very reasonable.',
        '“Are we far off?” asked {H}. “From here it looks like there,” said the voice. {A} took one step. “And now?” “Now there’s a bit less of it,” said {once.who}, and breathed faster.'
      ]
    },
    {
      id: 'still-on',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '“I hid once behind a coal shed,” said {S}. “Nobody found me, and at six the others went in to supper. They never said that it was over.” “So who won?” asked {A}.',
        '“It’s still on,” said {S}. “If somebody called Ronnie rings up, I’m not here.” {once.who} looked out at {S}, with great respect, and drew back again a little deeper.'
      ]
    },
    {
      id: 'on-the-finder',
      S: 'grown-up',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was good at not finding, and had not found the glasses since lunch. They sat on top of {S}. “They’re on you,” said {A}. “That’s the only place where I hadn’t looked,” said {S}.',
        'It was quite still in the hiding place. “On the one who’s looking,” whispered {once.who}. Nobody had ever thought of that. After this {S} had the feeling the whole time that somebody was just behind.'
      ]
    },
    {
      id: 'everything-shut',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} hid as well, in the middle of the floor, with both hands over both eyes. “Where’s {S}?” asked {A}. “Gone,” said {S}. {once.who} looked out and saw how it was done.',
        'It took much less room than the other way. So {once.who} came and hid next to {S}, with both eyes shut. “Can you see me?” asked {S}. “No,” said {once.who}. “Can you?” They were both very good at it.'
      ]
    },
    {
      id: 'in-passing',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had known all the time where {once.who} was. {A} had been told nothing, and needed no counting. {A} came past the hiding place, had a short look, and did not find it worth a word.',
        '“{A} is best at it,” said {once.who}, a little too loudly. “{A} could have, and didn’t.” {H} looked at {A}. It had never been seen as a talent before.'
      ]
    },
    {
      id: 'every-time',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} was the best at finding. {once.who} looked out, and {A} laughed out loud. {once.who} was gone, and {A} looked at the place. {once.who} looked out, and it was the very first time again.',
        '“It’s never too soon for {A},” said {H}. “And never too late,” said {once.who}, between two times. What {A} liked best was the bit before, when there was nobody. Then {A} stopped breathing, and kicked.'
      ]
    },
    {
      id: 'cuckoo',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours whoever’s hiding has to say cuckoo once,” said {A}, “or it isn’t fair.” For a while nobody said it. Then it came, from somewhere low down, and in a made-up voice. “Cuckoo,” said {once.who}.',
        '“That came from the kettle,” said {A}. “It was meant to,” said {once.who}. They looked in the kettle, since it was fair. There was no cuckoo in it, and no {once.who}, but it was a very good clue.'
      ]
    },
    {
      id: 'and-the-thing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Have you got {once.the} in there with you?” called {H}. “I’m not saying,” said {once.who}, from somewhere. Then there was a small clatter, as when somebody sits down too fast.',
        '“I can hear {once.the},” whispered {A}. “Don’t look,” whispered {H}, “or we’ll be too soon again.” They both looked at the wall, as hard as they could, and whistled.'
      ]
    },
    {
      id: 'so-near',
      A: 'partner',
      paragraphs: [
        '{once.who} hid once more, and nobody even counted. {A} came through, and only wanted the other sock. “Not here,” said {A}, quite near to {once.who}. “Not there,” said {A}, nearer still, and went away again.',
        'Behind {A} something squeaked, very small, as when you’re so happy that it gets out. {A} came back to {H} on tiptoe. “That’s it,” whispered {A}. “It isn’t being found, and it isn’t being left. It’s nearly.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nearer',
      A: 'partner',
      paragraphs: [
        'So {H} began a long way off, with an egg cup. “I’m looking for {once.who},” {H} told it, and lifted it up. “Not in here.” Next came the left glove. “Not in here either.” That was nearer. The squeak came, and was held in.',
        'Then {H} was so near that you could hear breathing, and it was not {H}’s. {H} put out one hand, and stopped. “No,” said {H}, “nobody,” and went off again, three whole steps. It was more than anybody can bear, to be so nearly found. “Here!” shouted {once.who}, and was out. “Found you,” said {H}. And that one counted.',
        { extra: 1, joins: true, both: ['“But where have you put {once.the}?” asked {A}. {once.who} had been sitting on {once.the} the whole time.'] }
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Nobody had looked for that, so nobody could say where it had been hidden. “It was nearly not found at all,” said {A}.'
      ]
    },
    {
      id: 'bedtime',
      A: 'partner',
      paragraphs: [
        '“Again,” said {once.who}, and they did it again, from the egg cup on. In the end {once.who} did the looking. {H} lay under the table, with both hands over {H}’s mouth. Somebody came, and stopped quite close by. “Not in here,” said {once.who}.',
        '“Bedtime,” said {A}, and nobody answered. “I can’t put you to bed, if I can’t find you. Is {H} in the kettle? No.” Behind the door of the bedroom it squeaked.'
      ]
    },
    {
      id: 'a-lid-on-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What was the best part?” asked {A}. {once.who} did not have to think. “The three steps away,” said {once.who}. “Everything in me ran after them.” “And then?” asked {H}. “Then I had to come too.”',
        '{A} wanted to know how that felt. So {A} got in where {once.who} had been, and {H} came near, and went off. It was quiet for two steps. “Here!” shouted {A}, who had always been such a patient person.'
      ]
    },
    {
      id: 'the-egg-cup-too',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why the egg cup?” asked {once.who}. “Nobody could be under that.” “That’s why,” said {H}. “I was quite safe there.” {once.who} went over, and had a look. There was a crumb, and some dark.',
        '“You’d have to fold up,” said {once.who}. “Or be an egg,” said {A}. {once.who} put the egg cup back, very gently. It was clear that somebody was keeping it for another time.'
      ]
    },
    {
      id: 'doer-part-found',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{once.who} had to be counted, to see if it was all there. It all turned up bit by bit, and {A} called each bit out. Last of all came {doer.part}. “Found,” said {H}, and everybody clapped.',
        '“That was hidden the longest,” said {A}. Nobody had ever looked for {doer.part} before, and {once.who} was proud.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the wall as well, and saw a good deal of wall.',
      '{names} crept off too, in case two were wanted.',
      { text: '{names} counted along on ten fingers, and then had to begin again.', needs: ['hands'] },
      { text: '{names} held two hands before both eyes, with one small gap.', needs: ['hands'] }
    ],
    way: [
      '{names} went and sat near {once.who}, and so gave away a little.',
      '{names} got found by mistake, and hadn’t even been hiding.',
      { text: '{names} lifted a cushion, and said sorry to it.', needs: ['hands'] },
      { text: '{names} shone the torch into a drawer, and nothing blinked.', needs: ['hands'] }
    ],
    turn: [
      '{names} held a breath for so long that it squeaked.',
      '{names} came along from the egg cup to the glove, and believed each one.',
      { text: '{names} lifted the egg cup once more, and looked after {H}.', needs: ['hands'] },
      { text: '{names} tapped {once.who} too, so that it counted twice.', needs: ['hands'] }
    ]
  },
  bed: [
    'The egg cup stood on its foot again, and the glove lay with its other glove. {once.who} went off to be nowhere for the night, and nobody looked.',
    '{H} was found, just in time, and washed, and hid again under the blanket. There it was dark and warm, and somebody came nearer. It was only the night. It looked under the lamp, and in both slippers.'
  ],
  last: [
    'The night came quite close, and stopped, and nearly went away again. Then {H} was found, and slept.',
    'Somewhere {once.who} {once.was} well hidden, and squeaked once, very low, and {H} was asleep.'
  ]
})
