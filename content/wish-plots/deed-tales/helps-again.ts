import { wishPlot } from '../wish-plot.ts'

export const deedHelpsAgain = wishPlot({
  id: 'wish-deed-helps-again',
  tellsAny: 'once',
  deeds: ['helps'],
  isTale: true,
  out: true,
  about: 'Needs {once.the}, who is helped: that was so nice that {once.the} wants it again and again, until {H}, who would like to help too, asks the helper what is the matter, and they all need nothing for a while.',
  titles: ['Again, from the Beginning', 'Nothing the Matter', '{once.who} Comes at Once', '{once.who} Sits Down', '{H} Needs Nothing'],
  company: ['step', 'lamp post', 'doormat', 'house', 'road', 'corner', 'row'],
  want: [
    {
      id: 'again',
      A: 'partner',
      paragraphs: [
        'Just across from the step, {once.first} {once.did}. It was done so well that {H} clapped. “There,” said {once.who}. “Is that better?” “Much better,” said {once.the}. “Again.”',
        '{once.who} {once.was} kind, and did it again, from the beginning. Then it was done once more, because {once.the} had liked the beginning best. “Now me,” said {H}. “I want to help too.” “In a moment,” said {once.who}, and helped.'
      ]
    },
    {
      id: 'before-i-knew',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wanted to practise meanwhile, and looked round for somebody. {A} was just standing there. “Do you need anything?” asked {H}. “No,” said {A}. “Not even a bit?” {A} thought about it, and dropped a glove.',
        '{H} had it almost before it was down. “Was that help?” asked {H}. “I hadn’t even noticed that I needed any,” said {A}. “That’s the very best sort,” called {once.who}, somewhat out of breath.'
      ]
    }
  ],
  way: [
    {
      id: 'from-both-sides',
      A: 'same',
      paragraphs: [
        'At last there was a gap, and {H} was there at once. “What’s the matter?” {H} asked {once.the}, for that’s how you begin. “Nothing,” said {once.the}. “That’s what’s so nice.”',
        'All the same {H} began to help, from the left. {once.who} went on helping from the right. In the middle the two helps met, and everything came undone. “Stop,” said {once.the}. “Now there is something the matter.” “I’m here,” said {once.who}, and did it again.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you do it with?” asked {A}. “With everything,” said {once.who}, “but mostly with {doer.part}.” By now {once.the} would not be helped with anything else. “I haven’t got that,” said {H}.',
        '{A} looked {H} over, from top to bottom. “You’ve got elbows,” said {A}. So {H} helped a little with the elbows, when nobody was looking. “Thank you,” said {once.the}. “I can tell that it’s kindly meant.”'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The fifth time {once.who} began with {what.part}. “What’s wrong with {what.part}?” asked {A}. “Nothing,” said {once.who}. “But if you only help where it’s needed, the rest feels left out.”',
        '{H} walked all round {once.the}, looking for a bit that was free. “You could do the shadow,” said {once.who}. So {H} helped the shadow, and held it down at the edges. It had got a good deal longer by the end.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In between, quite by the way, {once.who} {doer.does}. “Does that help as well?” asked {A}. “No,” said {once.who}. “That’s what I used to do before, when nobody needed me.”',
        '{once.the} had been watching. “It did help, though,” said {once.the}. “Again.” So that had to be done nine times as well. Now {once.who} had nothing left that was only for fun.'
      ]
    },
    {
      id: 'what-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once it was all over, and everybody breathed out. Then {once.the} {what.does}. “Oh dear,” said {once.who}, and was back at once. “That’s nothing,” said {A}. “That’s just how it goes with {once.the}.”',
        '“I’d rather help once too often,” said {once.who}. {once.the} kept quiet for a little. Then it was done again, and this time on purpose. {once.who} {once.was} there even sooner.'
      ]
    },
    {
      id: 'what-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“{what.sound},” said {once.the}. “What does that mean?” asked {H}. “It means that it’s helping,” said {once.who}. They waited. “{what.sound}.” “And that?” “That means it’s wearing off.”',
        '{A} had heard no difference. “You have to have done it nine times,” said {once.who}. {H} bent down and said it to {once.the}, as well as possible. “{what.sound}?” “No, thank you,” said {once.the}. “Not so soon after supper.”'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“{doer.fact},” said {A}, looking at {once.who}. “That was in a book. There was nothing in it about helping.” “They only came to look,” said {once.who}. “Nobody had anything the matter that day.”',
        'The sixth time, {once.who} helped more slowly, in case the book wanted to have it. {A} promised to put it in. “And put in that it was liked,” said {once.the}.'
      ]
    },
    {
      id: 'what-where',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And where shall I take you when you’re better?” asked {once.who}. “Back where you find me as a rule,” said {once.the}, “{what.where}.” “What’s it like there?” asked {A}. “Nobody comes by and asks,” said {once.the}.',
        '{once.who} could not leave it at that. “Is that better?” asked {once.who}. “Is it still better? Is it better than just now?” “Keep asking,” said {once.the}.'
      ]
    },
    {
      id: 'a-heavy-bag',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It had got about by now. A man with a heavy bag stopped, and put it down to watch. “Shall I?” asked {once.who}, and helped him to pick it up. He put it down again, so as to say thank you properly.',
        '{once.who} helped him to pick it up. “He only has to say it with the bag in his hand,” whispered {A}. But he was a polite man. It went on until the bag split, and then there were eleven lemons to help.'
      ]
    },
    {
      id: 'do-not-mention-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Thank you,” said {once.the}, each time. “Don’t mention it,” said {once.who}. “But I have to mention it,” said {once.the}. “It’s all that I’ve got to give.”',
        'So it was mentioned nine times. {A} found that after a while it sounded like something to eat. “Couldn’t you thank {once.them} for all of them at once?” asked {A}. “It might turn out to be fewer,” said {once.the}, “and then some would be left over.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had watched how it was done. {A} came and stayed right in front of {once.who}, and looked as sad as could be. “What’s the matter with {A}?” asked {once.who}. “It’s supper,” said {H}. “But it’s only just been.”',
        '{A} was helped all the same, from front to back, and looked no happier. {once.who} did it again. “Watch out,” said {once.the}. “That’s an old trick. It works every time.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} dropped a spoon, and {once.who} {once.was} there with it at once. {A} dropped it again. It was just as with {once.the}, only quicker. “What’s the matter with {A}?” asked {once.who}. “Nothing,” said {H}. “It’s meant to be down there.”',
        'So {once.who} laid the spoon on the ground, with great care. {A} looked at it for a moment, and howled for it to come up. “That’s how it’s done,” said {once.the}, who was still learning.'
      ]
    },
    {
      id: 'over-the-road',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was once helped across a road,” said {S}, “by a very strong young man. I hadn’t wanted to cross.” “And what did you do?” asked {A}. “I had a look round,” said {S}. “I bought a hat there.”',
        '“And how did you get back?” asked {once.who}, and came nearer. “I stood at the kerb and looked helpless,” said {S}. “Which road was it?” asked {once.who}. {S} sat down on the step, and took a firm hold of it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} fell over, very slowly, and put both hands down first. “Ow,” said {S}, and looked up to see if {once.who} had heard. {once.who} {once.was} there already. “Where does it hurt?”',
        '{S} had to choose. “Here,” said {S}, “and here. And there as well.” “There is your shoe,” said {A}. “It hurts right up to it,” said {S}. When it was better, {S} went and lay down in the same place.'
      ]
    },
    {
      id: 'i-can-manage',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I can manage,” said {S}, with two bags, a key and a loaf. “I can see that,” said {once.who}, and came a little nearer. “Really,” said {S}. Then the loaf was on the ground. {once.who} looked at it, as other people look at cake.',
        '“Well, go on,” said {S}. No loaf in the street had ever been so well looked after. “Is that better?” {once.who} asked it. {A} answered for the loaf, because it was shy.'
      ]
    },
    {
      id: 'three-times',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours you say three times that you don’t need anything,” said {A}. “After the third time you get cake.” “And if you do need something?” asked {once.the}. “Then you look at it in between,” said {A}.',
        '“I don’t need anything,” said {once.the} at once, and looked at {once.who}. “I don’t need anything.” By then it had begun. {once.who} had never been able to wait for the third.'
      ]
    },
    {
      id: 'even-the-lamp-post',
      A: 'partner',
      paragraphs: [
        'After the ninth time {once.who} leaned against the lamp post. “I’ve been {once.mine} since lunch,” said {once.who}. The lamp post was not quite straight, so {once.who} helped that too. Then {A} sneezed. “I’m coming,” called {once.who}.',
        '“Don’t yawn,” {A} whispered to {H}, “or it’ll be your turn. Whoever is near gets helped. Everybody’s been asked what’s the matter, even the post. It’s only {once.who} that nobody’s asked.”'
      ]
    }
  ],
  turn: [
    {
      id: 'needing-nothing',
      A: 'partner',
      paragraphs: [
        'So {H} went up to {once.who}. “What’s the matter?” asked {H}. {once.who} looked round to see who was meant. “I’d like nobody to need anything,” said {once.who} at last. “Just until it’s dark.” “I’ll help you with that,” said {H}.',
        'They sat down in a row, with {once.who} in the middle, and needed nothing. It was hard work. {A} had an itch, and looked straight ahead. A shoelace came undone, and {H} put the other foot on top. Nobody was better at it than {once.the}, and nobody said “again”.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'Then {once.also}. {once.who} {once.was} halfway up. “Does that need help?” “No,” said {A}. “It’s doing very well by itself.” And {once.who} sat down again.'
      ]
    },
    {
      id: 'a-squeak',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A man went by with his cap on crooked. {once.who} had seen it. “He likes it that way,” said {H}. Then came a pram with a squeak. {once.who} shook all over. “It’s singing,” whispered {A}. “It does that when it’s happy.”',
        '{once.who} listened to the squeak, all the way round the corner. “There was a low bit in it,” said {once.who}. “That’ll be the chorus,” said {A}.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Is there anything else you’d like?” {A} asked {once.who} quietly. “{doer.wants},” said {once.who}. “But not now. I’d only give it to somebody.”',
        '“Nobody here needs it,” said {once.the}. “You’re just saying that,” said {once.who}. “Yes,” said {once.the}. “It’s harder than it sounds.”'
      ]
    },
    {
      id: 'much-better',
      A: 'partner',
      paragraphs: [
        'It was so quiet that you could hear nobody asking for anything. Then it was dark, and the lamp came on. “There,” said {H}. “Is that better?” “Much better,” said {once.who}. “Again.”',
        'So they did it again, from the beginning, because {once.who} had liked the beginning best. “Does it help if I sit here too?” asked {once.the}. “It helps most of all,” said {once.who}. “I know what it’s like when you need something.” So now {once.the} helped {once.who}. “And so do I,” said {H}. “And so do you,” said {once.who}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked on, and felt a good deal better as well.',
      '{names} lay down beside the step, in case there was any help left over.',
      { text: '{names} clapped each time, from the beginning.', needs: ['hands'] },
      { text: '{names} fetched a plaster, and found nothing to put it on.', needs: ['hands'] }
    ],
    way: [
      '{names} came a little closer, and looked in need of something.',
      '{names} got out of the way, and that was a help.',
      { text: '{names} straightened the doormat, since it would never ask.', needs: ['hands'] },
      { text: '{names} kept count on ten fingers, and had one to spare.', needs: ['hands'] }
    ],
    turn: [
      '{names} needed nothing either, down at the end of the row.',
      '{names} kept so still that nobody could have helped.',
      { text: '{names} sat on both hands, to keep them out of it.', needs: ['hands'] },
      { text: '{names} quickly did up one last button, to be on the safe side.', needs: ['hands'] }
    ]
  },
  bed: [
    '{once.who} went home by lamplight, and {once.the} came along, in case anything was needed. Nothing was.',
    '{H} washed, and did up the pyjamas alone. One button was left over at the top. “If you need anything, call,” it came from the door. “I don’t,” said {H}. The button could stay up too.'
  ],
  last: [
    '{H} lay there and needed nothing, and then again, from the beginning, and slept.',
    '{once.who} had nobody to help till morning, and {H} was asleep.'
  ]
})
