import { wishPlot } from '../wish-plot.ts'

export const eachOthersKeys = wishPlot({
  id: 'wish-role-trades',
  tellsAny: 'trades',
  about: 'Two have swapped, since each thinks that the other has it easier, and each turns out to be rather hard to do.',
  titles: ['Each Other’s Keys', 'You’re Doing Me Wrong', 'It Looked So Easy', '{role} Has Swapped', 'Swapped Back by Eight'],
  company: ['sofa', 'kitchen', 'door', 'hall', 'mirror'],
  want: [
    {
      id: 'two-keys',
      A: 'partner',
      paragraphs: [
        'At the door were {role.first} and {mate.first}, each with the other’s key. “We’ve swapped,” said {role}. “From tonight I’m {mate}.” “And I’m {role},” said {mate}. “We only need somewhere to practise.”',
        { extra: 1, both: ['So {role} {role.enters}. After that {mate} {mate.enters}.'] },
        '“Why?” asked {A}. “Because {mate}’s got it easier,” said {role}. {mate} was saying the same, the other way round. So {H} took {role} to the one end of the room. {A} took {mate} to the other.'
      ]
    }
  ],
  way: [
    {
      id: 'do-the-other',
      A: 'partner',
      paragraphs: [
        '“All you need is {mate.part},” called {mate}. {role} tried it, and {H} held on. It came out as a small cough.',
        'Then it was {mate}’s turn. “{role.part} can’t be hard,” said {mate}, and thought about it very much. {A} helped from behind, with two saucepan lids. It still didn’t look like anybody.'
      ]
    },
    {
      id: 'keys',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like at yours?” asked {H}, with {role}’s key in one hand. “It’s {role.home},” said {role}. “You get used to it.” And what was it like at the other one’s? “That’s {mate.home},” said {mate}. “You get used to that as well.”',
        '{H} hung up both keys side by side. They were very different keys. But they made the same noise when one bumped into the other.'
      ]
    },
    {
      id: 'supper-swapped',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had swapped suppers, too. {role} looked at what {mate} likes best. It was {mate.wants}. “And you have that every day?” asked {role}. “When there is any,” said {mate}.',
        '{mate} turned over what {role} likes, to see if there was another side. They each took one very small taste, to be polite. After that {A} brought bread and butter for everybody.'
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You have to see yourself as that,” said {A}, and led them both to the mirror. {role} looked in and said good evening to {mate}. Then {mate} looked in and said good evening to {role}. “It’s uncanny,” said {mate}.',
        '“You’re standing next to each other,” said {H}. “That’s who you’re looking at.” So they each looked once more, alone. It went better with the light off.'
      ]
    },
    {
      id: 'doing-me-wrong',
      A: 'partner',
      paragraphs: [
        '“You’re doing me wrong,” said {role}. “I’m not like that at all.” “Then how are you?” “Like this,” said {role}, and {role.trouble}.',
        '“And I’m like this,” said {mate}, and {mate.trouble}. {H} and {A} were both under the table by then. “They’re very good at it,” whispered {A}. “Only not at the other one.”'
      ]
    },
    {
      id: 'days',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you do all day?” asked {H}. {role} had written it down for {mate}. Mornings: get up. Noon: see what’s going on. Evening: the same. “And where’s the hard part?” asked {mate}. “Between the lines,” said {role}.',
        '{mate} had written a list, too, and it was the very same list. They laid the one on the other and held them up to the lamp. Only the spelling of Wednesday was different. “Yours is longer,” said {role}, and was a little envious.'
      ]
    },
    {
      id: 'pet-between',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '“Let’s ask somebody who doesn’t know,” said {H}, and called {A}. “Which one of these is {mate}?” {A} went to the one, and then to the other, and took a good long sniff. Then {A} sat down with {mate}.',
        '“No, that’s me now,” said {role}. {A} listened to it with one ear. {A} stayed where {A} was. There are things that you can swap, and there are noses, and you can’t swap those.'
      ]
    },
    {
      id: 'elder-swapped',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I swapped once,” said {S}, “with the boy next door. His house for ours, from Saturday noon.” “How was it?” asked {A}.',
        '“They had a piano, and soup with bits in it. By teatime I’d have given the piano for our back door.” {S} chuckled. “We met in the middle, over the wall. He’d got his shoes in his hand already.”'
      ]
    },
    {
      id: 'child-swaps',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to swap as well, with {A}. They swapped jumpers and chairs. “Now I’m the one who decides,” said {S}, “and I say that we swap back.”',
        'So they swapped back. “How was it, being me?” asked {A}. {S} thought about it. “There was a lot to see from up there,” said {S}, “but the sleeves were in my way.”'
      ]
    },
    {
      id: 'lessons',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It has to be learned from the beginning,” said {A}, and made a school of it. First lesson: how {role} sits. {mate} sat. “Less,” said {A}. Second lesson: how {mate} stands. {role} stood. “More,” said {H}.',
        'In the third lesson they had to say, “It wasn’t me,” just as the other one would. There they were both so good that {H} looked for what it was that hadn’t been them.'
      ]
    },
    {
      id: 'letters',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And if there’s post for {mate}?” asked {H}. “Then I open it,” said {role}. {A} wrote one, to see. “Dear {mate},” read {role}. “How are you? I am well. Please come on Sunday.” It was very quiet for a moment.',
        '“Is it for me,” asked {role}, “or is it for {mate}?” “It’s for anybody who wants to come,” said {A}. They both did. So they would have to go there together, and that wasn’t in the rules.'
      ]
    },
    {
      id: 'tired-of-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Being {mate} makes you hungry,” said {role}, and sat down. “Being {role} makes your feet hurt,” said {mate}, and sat down too. They were both quite worn out, and it was not even eight.',
        '“How do you do that for a whole day?” they asked each other. They each waited for the other to say it. “You don’t notice,” they both said, “as long as it’s you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'swapped-back',
      A: 'partner',
      paragraphs: [
        '{H} came out from under the table. “Nobody’s ever explained it,” said {H} to {mate}. “{role.why}.” “I never knew,” said {mate}. “And with {mate} it’s like this,” said {A}. “{mate.why}.” “Really?” said {role}. “Then that isn’t easier at all.”',
        'So they swapped back, there on the rug. First {role} {role.use}. Then {mate} {mate.use}. It took the two of them.'
      ]
    },
    {
      id: 'better-at-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After that they could not do enough of it. {role} did {role}, and {mate} clapped. {mate} did {mate}, and {role} wanted to see how the middle part went.',
        '“You’ve got a really good one there,” said {mate}. “I’d hang on to that.” Nobody had ever told {role} so. It was because nobody else had ever tried it.'
      ]
    },
    {
      id: 'keep-the-keys',
      A: 'partner',
      paragraphs: [
        '“And the keys?” asked {H}. “I’ll keep yours,” said {mate}, “in case you’re ever shut out.” “And I’ll keep yours,” said {role}, “in case I want to be you on a Sunday.”'
      ]
    },
    {
      id: 'which-coat',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At the door there was some trouble with the scarves. {role} had {mate}’s on, and it had never been so warm. “It suits you,” said {mate}. “Until Sunday, then.”',
        '“You’ve still got a bit of me on you,” said {role}, “on the left.” {mate} looked, and it was true. It didn’t come off, and they both left it there.'
      ]
    },
    {
      id: 'who-was-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Would you have swapped with one of them?” asked {A}. {H} thought about {role}, and about {mate}. “For an hour,” said {H}. “Each for an hour. And then I’d want to come and tell you.”',
        '“I’d be swapped as well by then,” said {A}. “You’d come home, and there I’d be, as somebody.” They looked at each other rather carefully. It was all right. It was still both of them, as far as you could tell by looking. {A} pinched the one nearest to hand, and it said ow in the right voice.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the middle of the room, as the audience.',
      '{names} went from the one end to the other, and came back none the wiser.',
      { text: '{names} labelled two chairs, and got the labels crossed.', needs: ['hands'] },
      { text: '{names} jingled the house keys, out of fellow feeling.', needs: ['hands'] }
    ],
    way: [
      '{names} took cover behind the sofa, with an ear out.',
      '{names} tried to be somebody else too, and came out much the same.',
      { text: '{names} held the saucepan lids, while nobody needed a noise.', needs: ['hands'] },
      { text: '{names} moved the lamp out of reach of whoever that was meant to be.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out from under the table, and shook off the dust.',
      '{names} made a ring on the rug, so that there was a stage.',
      { text: '{names} clapped first for the one, and then for the other.', needs: ['hands'] },
      { text: '{names} hung two keys on one hook.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucepan lids went back to their saucepans. {role} {role.night}. And with the other key {mate} {mate.night}.',
    'When {H} had washed, {H} got into bed, and it was {H}’s own, and it fitted. It had taken years of practice.'
  ],
  last: [
    'Nobody else could have done it just like that: {H} was asleep.',
    'There was one bed and one {H} in it, the right one, who slept.'
  ]
})
