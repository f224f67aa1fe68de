import { wishPlot } from '../wish-plot.ts'

export const deedByTheNose = wishPlot({
  id: 'wish-deed-by-the-nose',
  tellsAny: 'once',
  deeds: ['cooks'],
  isTale: true,
  about: 'Needs {once.the}. Somebody cooks in the kitchen and is so proud that the lid goes up for anybody who asks; with each look it has to begin again, until {H} waits with both eyes shut and tells by the smell when it is done.',
  titles: ['Under the Big Lid', 'Nearly, Said {once.who}', 'Only One Look', 'By the Nose', 'With Both Eyes Shut'],
  company: ['kitchen', 'lid', 'stove', 'smell', 'nose', 'steam', 'spoon', 'pot', 'door', 'queue'],
  want: [
    {
      id: 'one-look',
      A: 'partner',
      paragraphs: [
        'There was a clatter in the kitchen. At the stove {once.first} {once.was} {once.doing}. Over {once.the} sat a big lid. {H} wanted the very first taste.',
        { extra: 1, joins: true, both: ['“{what.sound},” it went underneath, and {H}’s mouth began to water.'] },
        '“May I look?” asked {H}. {once.who} had been hoping for that. Up went the lid, and a cloud of steam flew out. “Nearly,” said {once.who}, very proud of {once.the}. Down went the lid.'
      ]
    },
    {
      id: 'how-it-is-done',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How do you make {once.the}?” asked {A}. “First you do it all wrong,” said {once.who}. “That’s in the pot by the window. Then you do it again.” In the pot by the window there was something with a spoon standing up in it.',
        '{A} pulled at the spoon, and the pot came too. “And what’s different this time?” asked {A}. “I’m wearing the hat,” said {once.who}. It was the colander, and it was on very straight.'
      ]
    }
  ],
  way: [
    {
      id: 'everybody-looks',
      A: 'partner',
      paragraphs: [
        'The smell of {once.the} went out under the door and down the street. The bell rang. It was a woman with a bicycle. “I was only going past,” she said, “but my nose came in here. May I look?” Up went the lid, for {once.who} could never say no.',
        'After her came two boys, and the postman, and a man in one slipper. Each time a cloud flew out. “Nearly,” said {once.who}. It was no nearer than before.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The steam had settled on {once.who}, and most of all on {doer.part}. There it smelled of {once.the} already. Two boys in the queue leaned over and sniffed at {doer.part}.',
        '“That one’s ready,” said the bigger boy. “That’s me,” said {once.who}. {A} moved the queue back by one step. You never know with boys who have had no supper.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Waiting was not easy for a cook. {once.who} {doer.does}. “Does that go into {once.the}?” asked the woman with the bicycle. “No,” said {A}. “That’s so that nothing goes into it.”',
        'She wrote it down all the same. At home hers had never come out like this, and it might have been only that.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do you like best yourself?” asked {A}. {once.who} did not have to think. “{doer.wants},” said {once.who}, and sighed on the lid. “Then why do you make {once.the}?” asked {A}.',
        '“The other thing can’t be made,” said {once.who}. “You only ever get it. And if you get it, nobody stands in a queue and says ah.” In the queue they said ah at once. It did {once.who} good.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How shall we know when it’s ready?” asked {A}. “I’ll go like this,” said {once.who}. “{doer.sound}.” At that the whole queue came in with their plates. “That was only the example,” said {once.who}.',
        'They went out again. It was quiet for a while. Then the man in one slipper trod on a spoon. “{doer.sound},” he said, before he could stop himself. And they all came in again.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The worst is {what.part},” said {once.who}. “Anybody can do the rest. At {what.part} you find out who’s a cook.” {A} wanted to know how it was done. {once.who} looked to both sides, and bent down low.',
        '“You don’t look at it,” whispered {once.who}. “Otherwise it knows.” And the lid went up, so that {A} could see what it was that nobody looked at.'
      ]
    },
    {
      id: 'what-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Under the lid something moved. {A} heard it quite clearly, and called the others. There was nothing for it: up went the lid. And while they all looked, {once.the} {what.does}.',
        '“That’s a good sign,” said the postman. “That’s a bad sign,” said the man in one slipper. They went on about it in the hall. {once.who} looked under the lid again, to see who was right.'
      ]
    },
    {
      id: 'spot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The first plate’s for {once.spot},” said {once.who}. “I’ve promised.” {A} took the blue one down and put it aside. Nobody was to touch that. It stood there with a spoon, and a napkin folded into a point.',
        'The queue looked at the blue plate. “Is {once.spot} very hungry?” asked one of the boys. “It’s hard to say,” said {once.who}. “I’ve never been told no.” They moved up a bit, to make room.'
      ]
    },
    {
      id: 'the-book',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} read out of the cookery book. “Cook {once.the} until done,” it said there. “And how long is that?” asked {once.who}. {A} turned over. On the back there was a picture, all done, with parsley.',
        '“They don’t say how they got there,” said {A}. {once.who} held the book up beside the lid, and lifted it, to compare. It wasn’t like that yet. It wasn’t even like the picture before.'
      ]
    },
    {
      id: 'salt',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“My aunt used to talk to it,” said the man in one slipper. “She said: Now, then.” So {A} bent down to the lid. “Now, then,” said {A} to {once.the}. There was a small plop.',
        '“It answered,” said {A}. {once.who} had been at the stove the whole day, and had never been answered. “What did it say?” asked {once.who}. They had to lift the lid, to ask again.'
      ]
    },
    {
      id: 'elbows',
      A: 'same',
      spare: 11,
      paragraphs: [
        'By now the queue went through the hall and twice round the coats. “What is it that we’re waiting for?” asked somebody at the back. “For {once.the},” they said further up. “Is it good?” “We don’t know yet. But look how many there are.”',
        '“It must be very good,” said the one at the back, and went to fetch an uncle. {once.who} heard that, and straightened the colander. The spoon shook a bit after that.'
      ]
    },
    {
      id: 'stirring',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“You should have stirred to the left,” said the postman. “I’m a left-hand stirrer, and so was my father.” {once.who} had stirred to the right. {A} asked if it could still be turned round.',
        'So {once.who} stirred {once.the} to the left, exactly as often, and {A} counted. After thirty-one it was back to the beginning. “Now nothing’s been stirred at all,” said {A}. “But it’s been done properly,” said the postman.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“My mother put a stool in front of the stove,” said {S}, “and sat on it. She knitted. Nobody ever saw under that lid.” “Not even her?” asked {A}.',
        '“She least of all,” said {S}. “She said it was none of her business what went on in there.” {once.who} thought about that for a long time, and lifted the lid only halfway. “And there was always a sock for everybody,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to cook as well, and sat on the floor with a bowl and a sock. {S} stirred, and put a lid on it. “May I look?” asked {A}. “No,” said {S}.',
        '{once.who} turned round from the stove. “May I?” asked {once.who}. “No,” said {S}. {once.who} had not known that you could say that. They all looked at the bowl for a while, more than at {once.the}.'
      ]
    },
    {
      id: 'grown-up',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’m not going to look,” said {S}. “I’m only going to wipe the stove.” And {S} wiped all round {once.the}, very slowly. “You’re wiping with your eyes,” said {A}.',
        '{once.who} saw it too, and was touched. Up went the lid, only for {S}, and the cloud came out. “Nearly,” said {S}. Then the stove had to be wiped again, because of the steam.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours there’s a bell on the stove,” said {A}. “It goes ping, and then it’s done.” {once.who} listened to {once.the} for a bit. There was a lot of blop, but there was no ping.',
        '“I could do it,” said {A}, and stood beside the stove. “Ping.” Up went the lid. It wasn’t done. “At ours it doesn’t always work either,” said {A}. “Then we have it with sauce.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was not in the queue. {A} lay in the hall and slept, since there was nothing to be had yet. Every time that lid went up they all cried out, and {A} did not even turn over.',
        '“Doesn’t {A} like {once.the}?” asked {once.who}, rather hurt. {H} knew {A} better than that. “{A} waits until it’s true,” said {H}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} had a wooden spoon and a saucepan, and made {once.the} as well, but louder. Whenever the big lid went up, {A} let the small one drop. It made {once.who} jump each time.',
        '“What’s in yours?” asked {H}. {A} looked in. There was nobody in it, and {A} was delighted. It was covered up again at once, so that it should stay so.'
      ]
    },
    {
      id: 'nobody-looks',
      A: 'partner',
      paragraphs: [
        '“Now nobody looks,” said {H}, and shooed the queue into the hall. But {once.who} couldn’t keep still. “How can a cook know when it’s done?” said {once.who}, and up went the lid, just to see. It had been so very nearly.',
        '“Each look lets all the warm out,” said {A}, and sniffed. “But the woman with the bicycle knew about {once.the} from the corner. And she hadn’t seen a thing.”'
      ]
    }
  ],
  turn: [
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        '“She did it by the nose,” said {H}. {H} sat down by the door and shut both eyes. “Now it smells of lid,” said {H}. “Now of spoon.” {once.who} held on tight to a chair.',
        'It went on for a long time, and nobody looked. Then {H} sniffed twice. “That’s {once.the},” said {H}, “all the way to the bottom. Now.” Up went the lid. This time the warm had stayed in and done its work. {once.who} peeped in, and did not say nearly. “Ready,” said {once.who}.',
        { extra: 1, joins: true, both: ['Even {what.part} had come out right.'] }
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “Does that belong to it?” asked {A}. {once.who} didn’t know. Nothing had ever got so far before.'
      ]
    },
    {
      id: 'nobody-sees',
      A: 'partner',
      paragraphs: [
        '{H} had the first taste, and {A} the second. The rest of {once.the} went through the hall, from plate to plate. “Now you can look,” said {once.who}.',
        'But nobody did. They stood there chewing, with both eyes shut. “So that’s how to {once.do},” said {A}, when the mouthful was gone. And {once.who} took some of {once.the} too, and shut both eyes. “Oh,” said {once.who}. “Is that what it’s for?”'
      ]
    },
    {
      id: 'doer-move',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The queue wanted to say thank you, but not with full mouths. So the woman with the bicycle did what you do for {once.who}: she {doer.move}. Then the postman did it, and the two boys.',
        'In the end the whole hall was doing it for {once.who}, plate in one hand. “Is that for {once.the}?” asked {once.who}. “That’s for you,” said {A}. {once.who} had to look into the pot for a bit.'
      ]
    },
    {
      id: 'the-last-spoon',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One spoonful of {once.the} was left. Nobody wanted to be the one who took it. It went from {A} to the postman, and all the way back.',
        '“It’s still warm,” said {once.who}, and put the lid on it. “Who’s that for?” asked {A}. “For whoever comes late,” said {once.who}. They listened a moment for the bell.'
      ]
    },
    {
      id: 'spot-eats',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then {A} remembered the blue plate, for {once.spot}. It got the best of {once.the}, out of the middle, and the napkin was folded again. {once.who} carried it out in front, and they all made way.',
        '“Has {once.spot} got a nose?” whispered one of the boys. “You’ll see,” said {once.who}, and lifted the spoon off. They stood there, quite still. And really, before they had counted to ten, the steam was leaning over that way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came after the smell of {once.the}, and got as far as the table leg.',
      '{names} looked up at the cloud, and had some of it on top.',
      { text: '{names} licked the spoons that {once.who} had finished with, one by one.', needs: ['hands'] },
      { text: '{names} got out plates for {once.the}, the deep ones, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} said nearly, together with {once.who}, and knew it by heart.',
      '{names} kept a place in the queue, between the boys and the coats.',
      { text: '{names} opened a window, because you couldn’t see {once.who} for steam.', needs: ['hands'] },
      { text: '{names} wiped the steam off everybody’s glasses.', needs: ['hands'] }
    ],
    turn: [
      '{names} had some of {once.the} too, and kept still over it.',
      '{names} licked the last plate, and then the plate under it.',
      { text: '{names} scraped the pot, all round and once across.', needs: ['hands'] },
      { text: '{names} passed the plates down the hall, over all the heads.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons went back into the drawer, and the lid onto its nail. {once.who} hung up the colander and said good night. There was still a bit of {once.the} on one side of it.',
    '{H} washed, but only the mouth, for the hair was to go on smelling of {once.the}. Then {H} lay down and sniffed. Now it smelled of pillow.'
  ],
  last: [
    '“Nearly,” said {once.who} outside the door, very low. {H} had both eyes shut, and was asleep.',
    'Nobody looked, and so it was done all the way through: {H} was asleep.',
    'The smell of {once.the} lay down in the hall, and {H} was asleep.'
  ]
})
