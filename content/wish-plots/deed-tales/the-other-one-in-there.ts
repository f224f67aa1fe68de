import { wishPlot } from '../wish-plot.ts'

export const deedTheOtherOneInThere = wishPlot({
  id: 'wish-deed-the-other-one-in-there',
  tellsAny: 'once',
  deeds: ['sleeps'],
  isTale: true,
  out: true,
  about: 'Needs nothing. Whoever is asleep says “Wide awake”, and is playing in there already, with another {H}; so it is made evening in there, and {H} puts the sleeper to bed inside the sleep, until it is morning on both sides.',
  titles: ['Wide Awake', 'The Other {H}', '{once.who} and Five More Minutes', 'Good Morning in There', 'The Other Shoe'],
  company: ['street', 'corner', 'lady', 'man', 'window', 'clock', 'lamp', 'shoe', 'wall', 'water'],
  want: [
    {
      id: 'wide-awake',
      A: 'partner',
      paragraphs: [
        '{once.first} {once.did}. {H} and {A} came and stood as near as you may. It was a deep sleep, with slow breathing in it. “Wake up,” said {H}. “Wide awake,” said {once.who}, and slept on.',
        '{H} had always wanted to play with {once.who}. “Do you want to play?” asked {H}. “We’re playing already,” said {once.who}, fast asleep. “{H} is here. It’s {H}’s turn.” “That isn’t me,” said {H}. “I’m out here.” “{H} says that too,” said {once.who}.'
      ]
    },
    {
      id: 'how-you-can-tell',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’re asleep,” said {A}. “Wide awake,” said {once.who}. “Then say something that only somebody awake would say,” said {A}. {once.who} thought about it for three long breaths. “The stairs want feeding,” said {once.who}.',
        '{A} looked at {H}. “It could be true,” said {H}, “in there.” A little later {once.who} said, “All gone,” and seemed very pleased for the stairs.'
      ]
    }
  ],
  way: [
    {
      id: 'the-other-shoe',
      A: 'partner',
      paragraphs: [
        '{H} clapped, and {A} rang a bicycle bell. A man dropped a tray, to help. “Up already,” said {once.who}. “Dressed. Just looking for the other shoe.” They waited, and {once.who} slept on.',
        '“Boo!” called {H}. “{H} said boo,” said {once.who} to somebody in there. “Now {H} is laughing.” “Is the other one better at it than me?” asked {H}. “Taller,” said {once.who}.'
      ]
    },
    {
      id: 'once-spot',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A lady needed {once.spot}, and came on tiptoe when she saw {once.who}. “Is it still {once.spot}?” she whispered. “It’s a bedroom at the moment,” whispered {A}. She took off her shoes, since it was a bedroom.',
        '“Why just there?” {H} asked {once.who}. “Just where?” said {once.who}. There was nothing like {once.spot} in there at all. They had all been standing about with their shoes in their hands for nothing.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 3,
      paragraphs: [
        'All of {once.who} slept, and only {doer.part} moved a little. “There’s something that’s up,” said {A}. “We could begin with that.” {H} bent down to {doer.part}, and said good evening.',
        'There was one more move, a bit to the left. “That was an answer,” said {A}. “Ask if the rest is coming.” {H} asked. But by now {doer.part} had gone to sleep as well. It had all been said too softly.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the way in, each breath said nothing. On the way out it said {once.who}’s own word. “{doer.sound},” it went, and after that there was a rest. “{doer.sound}.” A window opened, and a lady leaned out. “Could that be turned down a little?” she asked.',
        '{A} looked for a knob, all the way round {once.who}. There wasn’t one. “It only goes at one loudness,” {A} called up. The lady listened to three more. “I’ll leave it open, then,” she said. “It’s rather soothing.”'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 7,
      paragraphs: [
        'And then {once.who} {doer.does}, in the middle of it all. “Nobody can do that asleep,” said {A}. “So it’s true about the wide awake.” {H} waved right up close. Nobody waved back.',
        '“In there they’ll be clapping now,” said {H}. “Thank you, {H},” said {once.who} just then, and was very pleased. {H} had not clapped at all. So {H} did it afterwards, to make it right.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I know what anybody would wake up for,” said {A}, and bent down. “Look, {once.who}. There’s {doer.wants}.” There was no such thing, but it was said very well. “Got that already,” said {once.who}. “{H} brought it.”',
        '{A} looked at {H}, who had brought nothing. “The other one thinks of everything,” said {H}. “And there’s more, if you’d like some,” said {once.who} to {A}. {A} would have liked some. There was only no way in.'
      ]
    },
    {
      id: 'doer-move',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Show {once.who} something from out here,” said {A}. “Something from home.” So {H} {doer.move}. It was a very good likeness, and somebody at a window said so.',
        '“A little lower,” said {once.who}, without waking. {H} did it a little lower. “Now {H}’s got it,” said {once.who}. {H} didn’t know which of the two was meant, and bowed anyway.'
      ]
    },
    {
      id: 'doer-where',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where are you just now?” asked {A}. “{doer.where}, of course,” said {once.who}. {A} looked to the right and to the left. “And where are we?” asked {A}. “Here too,” said {once.who}. “Mind your head.”',
        '{A} ducked. “Thank you,” said {A}. They stood like that for a time, a bit bent, and nobody bumped anything. “You get used to it,” said {once.who} kindly, and slept on.'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A man with a book had read up about it. “{doer.fact},” he told {once.who}. “So you can’t be asleep.” “That’s just what everybody’s being told,” said {once.who}, “over and over.” It was the first who had understood.',
        '“Well then,” said the man, and shut the book. He wished {once.who} a good day, and {H} and {A} a good night. He went off in the middle, as it were. {once.who} slept on, and was in the right.'
      ]
    },
    {
      id: 'whispering',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Why are we whispering?” whispered {A}. “So as not to wake {once.who},” whispered {H}. They thought about that. “But we want to,” whispered {A}. So from now on they talked at the tops of their voices.',
        '“Shh!” said a lady, who was going past. “Can’t you see that somebody’s asleep?” “Wide awake,” said {once.who}. “I do beg your pardon,” said the lady, and went on much more loudly.'
      ]
    },
    {
      id: 'how-many',
      A: 'other',
      spare: 11,
      paragraphs: [
        'A man wanted to test it, and held up two fingers in front of {once.who}. “How many is that?” he asked. “Seven,” said {once.who}, fast asleep. “Wrong,” said the man, and looked at his hand, to be certain.',
        '“How many does the other one say?” asked {H}. “{H} says seven too,” said {once.who}, “and a thumb.” That made two against one. The man counted once more, and went home with that hand in his pocket.'
      ]
    },
    {
      id: 'pass-the-salt',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '{S} knew all about it. “I never sleep in the day,” said {S}. “I only rest my eyes. You do it like this.” {S} leaned against the wall, beside {once.who}, to show it. Soon there were two who breathed.',
        '“Are you asleep?” asked {A}. “Wide awake,” said {S}. “Pass the salt.” “Here,” said {once.who}. “Mind, it comes out fast.” {S} thanked {once.who} for the salt. They were sitting at the same table in there, and it was soup.'
      ]
    },
    {
      id: 'only-leaning',
      S: 'grown-up',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} stood and looked at {once.who} for a long time. “How long has that been going on?” asked {S}. “Since before tea,” said {A}. “And nobody came and wanted anything?” “We did,” said {A}. “It didn’t help.”',
        '“Some people have it good,” said {S}, and leaned on the wall, only to lean. A moment later {A} had to hold {S} by a sleeve. “Wide awake,” it came from two sides at once.'
      ]
    },
    {
      id: 'a-queue',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} would go in and fetch {once.who}. So {S} lay down beside {once.who}, and shut both eyes. “Are you in?” asked {A}. “Not if you ask,” said {S}. Then it was quiet for as long as {A} could bear.',
        '“Now?” asked {A}. {S} sat up. “I was nearly there,” said {S}. “I could see the door, and a bit of stripe. And then somebody said now.” {once.who} said that {S} had just gone, what a pity.'
      ]
    },
    {
      id: 'nothing-to-correct',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Of them all {A} knew the most about sleeping. So {A} was asked to have a look at {once.who}. {A} looked at the front, and then at the other end, and found nothing to correct.',
        '“Well?” asked {H}. {A} gave {H} a look that said a good deal. Nobody who was awake had ever got {A} to do anything by ringing a bell. {H} gave the bell back.'
      ]
    },
    {
      id: 'da',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} gurgled at {once.who}. Out of the sleep {once.who} gurgled back. {A} had never met anybody who put it so well, and had a lot more of it. It went to and fro for some time, and {H} stood by and understood nothing.',
        'In the end {A} laughed out loud, and so did {once.who}. “What was it about?” asked {H}. Neither would say. It can’t have been about the other {H}, or not all of it.'
      ]
    },
    {
      id: 'well-then',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours my gran pulls the curtains,” said {A}, “and says, Well then! After that nobody can sleep.” There was no curtain anywhere near {once.who}. So {A} pulled two that were made of air. “Well then!” said {A}.',
        '“Well then,” said {once.who} warmly, “it was nice of you to come.” Now {A} was shown out, in there, right to the door. “It always works with me,” said {A}, and waved to nobody.'
      ]
    },
    {
      id: 'the-middle-of-the-day',
      A: 'partner',
      paragraphs: [
        '{H} sat down beside {once.who}. “I’m hungry,” said {H}, not very loudly. “{H} is hungry,” said {once.who}. {A} heard it. “Everything you say out here, the other one says in there,” said {A}. “And it’s the middle of the day there. You can’t wake anybody in the middle of the day.”'
      ]
    }
  ],
  turn: [
    {
      id: 'five-more-minutes',
      A: 'partner',
      paragraphs: [
        'So {H} made it evening. “It’s getting dark,” said {H}. “So it is,” said {once.who}. “And now we all go to bed.” “Not tired!” said {once.who}, who was fast asleep. There had to be five more minutes, and a drink of water, and the song again.',
        '“Good night,” said {H} at last, and turned off a lamp that was not there, with one finger. {once.who} sighed. In there it was night now. {A} counted to the end of it. “Good morning,” said {H}. And {once.who} stretched, and was awake, on both sides.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. {once.who} looked at {H} to find out. “Is that still in there,” asked {once.who}, “or is it out here?” “Out here,” said {H}. “You’ll have to get used to it.”'
      ]
    },
    {
      id: 'there-you-are',
      A: 'partner',
      paragraphs: [
        '“There you are, {H},” said {once.who}. “You were taller.” “That was the other one,” said {H}. “Whose turn is it?” “Yours,” said {once.who}. So they played, right there, until the lamps came on. {H} was not quite as good at it as in there, and laughed a lot more.',
        '“Bedtime,” said {A}. “Not tired,” said {H}, and leaned against {once.who}. “{H}?” asked {A}. “Wide awake,” said {H}, with both eyes shut. {once.who} gave {A} a nod. You could hear that it was already evening in there.'
      ]
    },
    {
      id: 'was-i-in-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Was I in it as well?” asked {A}. {once.who} had a good look, and had to think. “You were more of a cupboard,” said {once.who}, “but a kind one. We kept the cups in you.”',
        '{A} did not know what to say. “Was I any use?” asked {A} in the end. “Your door stuck a bit,” said {once.who}. {A} tried out both elbows, and it really was so.'
      ]
    },
    {
      id: 'left-behind',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{once.who} looked back over one side, and then over the other. “Something’s been left in there,” said {once.who}. “It was going to be needed.” They all looked on the ground, and there was nothing.',
        '“Was it big?” asked {A}. But it was going already, like breath on a window. “There were two of it,” said {once.who}, “and it was your idea.” “Then I’ll have it again some time,” said {H}.'
      ]
    },
    {
      id: 'once-spot-again',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Only now did {once.who} see where it all was. “But this is {once.spot},” said {once.who}. “Yes,” said {A}, “the whole time.” {once.who} felt the place. It was warm, and had a dip in it.',
        '“And people saw?” asked {once.who}. “They took off their shoes,” said {H}. {once.who} was quiet for a moment. “It’s a good place,” said {once.who}. “You only wouldn’t think so when you’re awake.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the breathing, and soon breathed just as slowly.',
      '{names} looked at {once.who} from both sides, and both sides slept.',
      { text: '{names} held a feather in front of {once.who}, and it came and went.', needs: ['hands'] },
      { text: '{names} laid a jacket over {once.who}, as far as it would go.', needs: ['hands'] }
    ],
    way: [
      '{names} kept a place for {once.who}, out here among the waking.',
      '{names} settled down close by, in case there was a way in.',
      { text: '{names} looked for the other shoe, just to be helpful.', needs: ['hands'] },
      { text: '{names} drew the other {H}, rather tall, and with a cup.', needs: ['hands'] }
    ],
    turn: [
      '{names} had fallen into the evening as well, and came out blinking.',
      '{names} got a good morning as well, and gave it back.',
      { text: '{names} smoothed the place where {once.who} had slept.', needs: ['hands'] },
      { text: '{names} shook hands with {once.who}, to be quite sure of it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} was taken home, wide awake the whole way, and steered round the lamps. {once.who} came as far as the door.',
    'There was a wash, and a drink of water, and the song again. “Five more minutes,” said {H}. Under the window {once.who} put out the light, with one slow move in the air.'
  ],
  last: [
    '{once.who} {once.was} there already, in there, and it was {H}’s turn, for {H} was asleep.',
    '“Wide awake,” said {H}, who was a bit taller now, and fast asleep.'
  ]
})
