import { wishPlot } from '../wish-plot.ts'

export const caredFor = wishPlot({
  id: 'wish-incident-caresfor',
  tellsAny: 'caresfor',
  company: ['book', 'chair', 'door', 'pancake', 'wall', 'towel', 'drains', 'feet'],
  about: 'The hero tells them everything, and the one who has to sit with them thinks that silly; until the hero comes back on wet feet and hears what that one is telling them.',
  titles: ['No Sudden Biscuits', 'That Was Because It Was Drains', '{H} Stands Behind the Door', 'The Last Pancake', 'Somebody to Sit With {caresfor}'],
  want: [
    {
      id: 'every-evening',
      A: 'partner',
      paragraphs: [
        '{H} was looking after {caresfor.first} {caresfor.where}, and {caresfor.also}. Every evening {H} sat down and told {caresfor.them} all that had happened that day. “You can’t talk to {caresfor.a},” said {A}. “I can,” said {H}. “I just did.”',
        'Now {H} had to go and wash, hair and all. Somebody had to sit with {caresfor} until then. “I’ll do it,” said {A}. “I’ve got my book.”'
      ]
    }
  ],
  way: [
    {
      id: 'three-rules',
      A: 'partner',
      paragraphs: [
        '{H} wanted it done properly. “Rule one,” said {H}. “Sit where {caresfor.it} can see you.” {A} moved the chair. “Rule two. Say what’s going on. Rule three. No sudden biscuits.” “What’s a sudden biscuit?” asked {A}. “It goes crack,” said {H}.',
        '“I’ll sit here and read,” said {A}. “I’m not going to talk to {caresfor.a}.”'
      ]
    },
    {
      id: 'which-is-which',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} looked at {caresfor.names} very closely. “How do you know which is which?” asked {A}. “That’s the front one,” said {H}, “and that’s the back one. And that’s Pat.” “They all look like Pat to me,” said {A}.',
        '{H} was shocked. “Pat’s much more thoughtful,” said {H}. {A} looked again. Now that it had been said, you could see it.'
      ]
    },
    {
      id: 'what-it-thinks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} looked at {caresfor.one} very closely. “What’s going on in there?” asked {A}. “It’s thinking,” said {H}. “What about?” {H} put one ear quite near, and listened for a bit.',
        '“About you,” said {H}. “It wants to know if you’re staying long.” {A} pulled down both sleeves, and sat up a little straighter.'
      ]
    },
    {
      id: 'the-chair',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“That’s too near,” said {H}. “You look like a mountain.” {A} pushed the chair back. “That’s too far. You look like somebody who’s leaving.” {A} pulled it up again, by the width of a hand.',
        '“And now you’re in the light,” said {H}. The chair went round to the other side. By then {A} had to sit down, even without being told.'
      ]
    },
    {
      id: 'would-like',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And what would be nice just now,” asked {A}, “for {caresfor.a}?” {H} knew that at once. “{caresfor.wants},” said {H}. {A} wrote it down on one thumb, so as not to forget it.',
        '“And for you?” asked {H}. “A cushion,” said {A}. {H} wrote that down on the other thumb.'
      ]
    },
    {
      id: 'all-the-news',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Before going, {H} did the news for today, so that there would be no gap. “There was soup,” {H} told {caresfor}. “There was a bus with no one in it. And I nearly sneezed, and then I didn’t.”',
        '“Is that news?” asked {A}. “It is if you’ve been in here all day,” said {H}. {A} had to admit that there was something in that.'
      ]
    },
    {
      id: 'which-nothing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s happening now?” called {H} from far off. {A} looked up. “Nothing,” called {A}. “Which nothing?” called {H}. “The one from before, or a new one?”',
        '{A} had to look twice. “I think it’s a new one,” called {A}. “Good,” said {H}, and came back with the towel.'
      ]
    },
    {
      id: 'visitor',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A man from next door came in to have a look at {caresfor}. “Am I allowed to say something?” he asked. “Yes,” said {H}, “but say who you are first.” So the man said his name and how old he was, and bowed a little.',
        '“What now?” asked the man. “Now you say what you had for lunch,” said {H}. He had to think. Nobody had ever asked. “He did that very well,” said {A}, when he was gone.'
      ]
    },
    {
      id: 'drains',
      A: 'partner',
      paragraphs: [
        '{H} had one sock off when it seemed very quiet. {H} ran back. “You’re not saying anything,” said {H} to {A}. “You could at least read it out.”',
        'So {A} read out a page, all about drains. {caresfor} took no notice. “You see?” said {A}. “That was because it was drains,” said {H}.'
      ]
    },
    {
      id: 'with-voices',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You could read it in voices,” said {H}. {A} tried that. The small drain had a high voice, and the large drain had a low one. They talked about rain. Then they both talked at once, and that made {A} cough.',
        '“That was better,” said {H}. “Was it?” asked {A}, and looked quickly over at {caresfor}.'
      ]
    },
    {
      id: 'humming',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“If you won’t talk, you could hum,” said {H}. {A} knew one tune, and it was the one from the ice cream van. {A} hummed it from beginning to end. Then they both felt like an ice cream.',
        '“Hum something you can’t eat,” said {H}. {A} thought, and thought. Whatever came to {A}, there was food in it.'
      ]
    },
    {
      id: 'elder-goose',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I looked after a goose once,” said {S}. “It was only for a weekend. I told it everything.” “And did it listen?” asked {A}. “It listened,” said {S}, “and then it told the whole street.”',
        '{A} looked over at {caresfor}. “Mine won’t do that,” said {A}. “No,” said {S}. “You’ve got the good sort.”'
      ]
    },
    {
      id: 'child-question',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} put a face right up to {caresfor}, and waited. “I’ve said hello,” said {S}, “and nothing came back.” “You have to wait longer,” said {A}. “How long?” “Till you’ve forgotten what you said.”',
        '{S} waited. After a while {S} looked up, quite happy. “I’ve forgotten it,” said {S}.'
      ]
    },
    {
      id: 'pet-jealous',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} looked on, from a little way off. There was somebody here who was told everything, and it was not {A}. {H} knew that look. “You’ve had it already,” said {H}. “I told you at breakfast.”',
        'But {H} told {A} once more, into one ear, the bit about the soup. After that {A} lay down, and was easy again.'
      ]
    },
    {
      id: 'baby-tells',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was held up to see {caresfor}, and began to talk. It was all one word, with a good deal of blowing in it. It went up at the end, and down again.',
        '“That’s how you do it,” said {H}. “You just say what’s going on.” {A} said it all again, for anybody who had missed the middle.'
      ]
    },
    {
      id: 'wet-feet',
      A: 'partner',
      paragraphs: [
        'Then {H} did go and wash, and the water ran. When it stopped, there was a voice. {H} crept back on wet feet, and looked in at the door. {A} was bent right down to {caresfor}, and was whispering.',
        '“They looked for that last pancake everywhere,” whispered {A}. “I looked too, under the table. And all the time it was in me. You’re the first I’ve told.” {caresfor} did not laugh, or say that it was late.'
      ]
    }
  ],
  turn: [
    {
      id: 'loud-feet',
      A: 'partner',
      paragraphs: [
        '“And {H} is very good to you,” whispered {A}. “But don’t say that I said so.” {H} wanted to jump out and shout. But {A} had not finished. So {H} crept all the way back, and came again on loud feet.',
        'When {H} came in, {A} sat up straight in the chair, with the book in both hands. It was upside down. “What’s it about now?” asked {H}. {A} looked at the page. “Drains,” said {A}.'
      ]
    },
    {
      id: 'report',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How was it?” asked {H}. {A} gave a report, for that was only right. “First nothing happened. Then nothing happened for a bit longer. After that it got rather interesting.” “What did?” asked {H}.',
        '“The nothing,” said {A}. “You have to sit here for a while. Then you can tell them apart.” {H} nodded. It was just what {H} had always said.'
      ]
    },
    {
      id: 'drip',
      A: 'same',
      spare: 15,
      paragraphs: [
        'On the floor there were wet footprints. They came up to the door, and stopped there, and went away again. {A} looked at them for some time. “Somebody’s been standing here,” said {A}.',
        '“It must have been somebody clean,” said {H}. A drop fell off {H}’s hair, just beside the footprint. They both watched it dry.'
      ]
    },
    {
      id: 'in-return',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Now I’ll say something too,” said {H} to {caresfor}, loud enough for everybody. “The button on the blue coat didn’t fall off by itself. I was turning it, to see if it had an end.”',
        '“And did it?” asked {A}. “Yes,” said {H}. “On the floor.” They both looked at {caresfor}. It was good to have somebody there who would never tell.'
      ]
    },
    {
      id: 'shut-book',
      A: 'same',
      spare: 17,
      paragraphs: [
        '{A} stared hard at the page. “How does it end?” asked {H}. “In the sea,” said {A}, and did not have to look it up. “Drains always do.”',
        '{H} told {caresfor}, who had only heard one page. Nobody likes to be left in the middle, not even of that.'
      ]
    },
    {
      id: 'if-needed',
      A: 'partner',
      paragraphs: [
        '{H} bent down to {caresfor}, as though somebody had spoken. “Really?” whispered {H}. “A pancake?” {A} went red, up to the ears. “What did you hear?” asked {A}. “Nothing,” said {H}. “You can’t talk to {caresfor.a}.”',
        '“Could you sit here tomorrow as well?” asked {H}. “If I’m needed,” said {A}, and turned the book the right way up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look as well, and kept quite quiet.',
      '{names} looked at {caresfor}, and breathed carefully.',
      { text: '{names} held the towel ready, and the soap.', needs: ['hands'] },
      { text: '{names} fetched a second chair, for visitors.', needs: ['hands'] }
    ],
    way: [
      '{names} went past without a sound.',
      '{names} listened to the drains, and yawned.',
      { text: '{names} ate a biscuit, very slowly, so that it did not crack.', needs: ['hands'] },
      { text: '{names} said “sh” with one finger, and pointed to the door.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along behind {H}, just as loudly.',
      '{names} looked at the book from underneath.',
      { text: '{names} wiped up the wet footprints, all but one.', needs: ['hands'] },
      { text: '{names} rubbed {H}’s hair dry with the towel.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair stayed where it was, for tomorrow. Only the book went back to the shelf.',
    '{H} said goodnight to {caresfor}, and lay down with clean hair. Then there was a low voice through the wall. It said goodnight as well. After that it went on a little, for there had been something about a blue cup, too.'
  ],
  last: [
    '“And that was me,” said the low voice, and {H} was asleep.',
    'The voice went on a while, and {caresfor} listened, and {H} was asleep.'
  ]
})
