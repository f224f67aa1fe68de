import { wishPlot } from '../wish-plot.ts'

export const whoeverBig = wishPlot({
  id: 'wish-whoever-big',
  visits: 'anything',
  whoever: [
    'wants to be big',
    'wants to be bigger',
    'wants to be tall',
    'wants to be taller',
    'wants to grow',
    'wants to grow up',
    'wants to grow big',
    'wants to get bigger',
    'wants to be huge',
    'wants to be a giant',
    'wants to be the biggest',
    'wants to be the tallest',
    'wants to be as big as the others',
    'wants to be big like the others',
    'is tired of being small',
    'is tired of being tiny',
    'is fed up with being small',
    'is fed up of being small',
    'is sick of being small',
    'doesn’t want to be small',
    'doesn’t like being small',
    'hates being small',
    'hates being tiny',
    'wishes it was bigger',
    'wishes it was big',
    'wishes it was taller',
    'wishes it could grow',
    'wishes to be big',
    'dreams of being big',
    'dreams of being tall',
    'would like to be bigger',
    'would like to be big',
    'doesn’t want to be little any more',
    'hates being the smallest',
    'is always the littlest',
    'is fed up of being short',
    'is too small to reach anything',
    'can’t wait to grow up',
    'wants to be a grown-up',
    'wants to be enormous',
    'measures itself every day',
    'stands on tiptoe to look bigger',
    'never grows any bigger'],
  except: ['sister', 'brother', 'star', 'school', 'flower', 'vegetables', 'hair', 'wings', 'bad', 'wolf', 'band', 'show', 'hero', 'girl', 'doesn’t want to grow', 'doesn’t want to be big'],
  company: ['door', 'pencil', 'mark', 'beetle'],
  about: 'The hero’s mark on the door will not go up, and whoever wants to be big stretches beside it, until somebody smaller looks up at them both and asks how it is done.',
  titles: ['The Mark on the Door', 'A Thumb More', 'How Does Anybody Get So Big', '{visitor} Is Measured', 'Straight Ahead'],
  want: [
    {
      id: 'the-mark',
      A: 'partner',
      paragraphs: [
        'On the kitchen door were pencil marks. At the top was a tall uncle, and a long way below was {H}. {H} wanted to move up, and stood there every day, and looked up at the uncle. {A} drew a line. “The same as yesterday,” said {A}.',
        'There was a knock. It was {visitor.first}. “Do they do sizes here?” asked {visitor}. “I’d like the next one up.” {H} made room. “There’s a queue,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'stretching',
      A: 'partner',
      paragraphs: [
        '“You’ve got to eat, and stretch,” said {A}, who was quite sure. So they had a whole loaf, and stretched till something creaked. {visitor} looked up at the uncle, and {A} drew. It was lower than before. “That’s the loaf,” said {A}. “It pulls you down.”',
        'After that {visitor} put a tall hat on top, and a sock on top of that. “Hats don’t count,” said {H}. It all fell off.'
      ]
    },
    {
      id: 'how-big-then',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How big do you want to be?” asked {A}. “As big as that,” said {visitor}, and pointed at the fridge. {H} thought about it. “You’d hum,” said {H}, “and people would open you all the time.” “And as big as a bus?” “You’d have to stop for everybody.”',
        '{visitor} thought of a hill. “Then they walk about on you on Sundays,” said {A}, “and eat eggs.” {visitor} saw that something was wrong with each of them. “A bit bigger than now,” said {visitor}. “And I’d like to be asked first.”'
      ]
    },
    {
      id: 'chair-legs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They could make the rest smaller, said {H}. They let the blind down halfway, and laid the clock on the floor. {A} walked about on both knees. “Now you’re bigger than me,” said {A} from down there. {visitor} looked down on {A}, and was pleased.',
        'Then {A} knelt on a crumb, and said a word, and got up. It went up and up. “You were nice when you were short,” said {visitor}. “I was the same,” said {A}, and rubbed one knee. “But it hurts more down there.”'
      ]
    },
    {
      id: 'part-first',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Perhaps you don’t grow all at once,” said {A}. “With puppies it’s the feet.” They looked to see if something had begun on {visitor}. {A} held a ruler to {caller.part}. “How long was that last week?” Nobody had written it down.',
        '“It feels bigger,” said {visitor}. “When I think about it, it does.” They all thought about it. {H} had to look twice. “It really is the biggest I’ve ever seen,” said {H}, “for somebody of that size.” {visitor} held it a bit further out.'
      ]
    },
    {
      id: 'bigger-deed',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Do something big,” said {A}, “and see if you can do it.” {visitor} got ready, and {caller.does}. The spoons in the drawer rang. “That was an ordinary one,” said {visitor}. “You should see them do it at home.”',
        '“How do they do it at home?” asked {H}. {visitor} did not know exactly. “I’m always too low down,” said {visitor}. “I only see it from underneath.” So {A} {caller.move}, and {visitor} lay down and watched that from below. It did look enormous.'
      ]
    },
    {
      id: 'weighty-fact',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“There must be something about it in the book,” said {A}. “Here. {caller.fact}.” “And what does it say about the size?” asked {visitor}. {A} read on in a mumble. “It says, See picture.” They looked at the picture. It was as long as a matchstick.',
        'But next to it was an elephant, and that was as long as a matchstick too. “They’ve drawn us the same,” said {visitor}. “It’s so that you both fit on the page,” said {A}. {visitor} wanted to have it left open there.'
      ]
    },
    {
      id: 'big-jobs',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do you do with it all day, when you’re big?” asked {visitor}. {A} considered. “You look for your glasses,” said {A}. “You carry the shopping. You say that it’s late.” {visitor} had thought that there was more in it.',
        '“And you reach things,” said {A}. {A} reached down the jar from the top shelf, to show them. It was empty. There was a note in it. “Buy more,” read {A}. “That’s from me,” said {A}. “I wrote it up there.”'
      ]
    },
    {
      id: 'small-is-where',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Something had gone behind the cooker, and it was the lid of the jam. {A} knelt, and could not get in. One arm was too thick, and the other did not bend that way. “A bit smaller would be good,” said {A} into the gap.',
        '{H} fished it out with a wooden spoon. Two raisins came too, and a ticket. “I’ve never been any use that big,” said {A}, all dusty. {visitor} looked at the gap for some time. You could have stored a lot in there.'
      ]
    },
    {
      id: 'old-shoes',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came with a shoebox. In it there were two shoes, as long as a finger. “Whose are those?” asked {visitor}. “Those are {H}’s,” said {A}. {H} tried one on, and it went as far as the big toe. It hung there like a bell.',
        '“When did I get out of these?” asked {H}. Nobody had seen it happen. They had been there in the evening, and one morning they’d been short. “So it does it at night,” said {visitor}, and looked at the clock. It was not so very long till then.'
      ]
    },
    {
      id: 'watching-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They wanted to see it once, just as it happened. {visitor} stood at the door, and {H} looked at one spot and did not blink. It is hard on the eyes. {A} held the pencil. “Now?” asked {A}. “No.” “Now?” “Something itched,” said {visitor}.',
        'A pot of beans stood on the windowsill. They had been watched like that as well, all of Monday, and had done nothing. And on Tuesday they’d had two leaves. “They wait till you go out,” said {H}. So they all went out, and listened at the door.'
      ]
    },
    {
      id: 'the-longest-word',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You can sound big,” said {A}. {visitor} tried it with a deep voice. “Good evening,” it boomed out of the teapot, because it is deeper in a pot. {H} got goose pimples. “Who’s there?” asked {A}, and played along. “It’s me,” boomed the teapot. “I’ve come for the biscuits.”',
        'They were handed over at once. {visitor} came out with a ring round the front. “It works,” said {visitor}. “But you can’t eat in there.” So the biscuits were eaten outside, quite small, and in an ordinary voice.'
      ]
    },
    {
      id: 'how-far-down',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Before there was a mark for {H}, there had been others. {A} showed them. They went down like the rungs of a ladder, and the lowest was by the skirting board. “You were lying down there,” said {A}. “We held you to it.”',
        '{H} bent down to read it. It said two days. “I was as long as a loaf,” said {H}. “As the same one,” said {A}, “and now you eat it.” {visitor} looked from the bottom one to the next, and counted the gaps.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m going the other way,” said {S}. “I’m down by a finger.” They measured it, and it was true. The old mark was above the new one, and there was a bit of white in between. “Where’s it gone?” asked {A}. “I think you’ve got it,” said {S}.',
        '{A} looked inside one sleeve. “You can have it back,” said {A}. “Keep it,” said {S}. “I only used it for the top shelf.” {visitor} asked whether there was any more to be had. {S} promised to think of {visitor} next time.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was big already. {S} had {A}’s coat on, and the sleeves went along the floor. “Have you washed your hands?” asked {S}, in a big voice. {visitor} said yes. “Then off to work,” said {S}, “and don’t be late, because I’ve got a headache.”',
        '“When do we get home?” asked {A}. “At five,” said {S}. “Then there’s soup, and you say that you’re tired.” They did it exactly so. {visitor} said that being tired came all by itself. It was the best bit.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was measured as well, and sat down for it. That made one mark. Then {A} lay down, and that made another, much lower. And then somebody opened a tin in the kitchen, and {A} was as long as a scarf. {H} hardly got the pencil there in time.',
        '“{A} has got three sizes,” said {visitor}. “It depends on what’s on,” said {H}. {visitor} asked for the tin to be opened again, and stood at the door. There was a bit of a difference. It could have been the smell.'
      ]
    },
    {
      id: 'the-beetle',
      A: 'partner',
      paragraphs: [
        '{visitor} lay down on the floor to look for the sock. In the crack by the door sat a beetle, no bigger than a lentil. It looked up, and up. “How does anybody get so big?” it asked. {visitor} turned round to see who was meant. “You,” said the beetle. “The two of you. Is there a queue?”',
        '{H} and {visitor} stood up at the door, to be looked at. {A} looked too, with the pencil out. “Stay like that,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'straight-ahead',
      A: 'partner',
      paragraphs: [
        '{A} drew two lines. Both of them were higher than before, by a thumb. “I wasn’t even stretching,” said {H}. “You weren’t looking at the uncle,” said {A}. “When you look up, your head goes back, and you sink.” {H} looked up at the uncle, and sank. {H} looked straight ahead, and the thumb was back.',
        '“That thumb was mine all the time,” said {H}. “And I’ve got one as well,” said {visitor}, and felt for it.'
      ]
    },
    {
      id: 'advice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The beetle wanted to know everything. “What did you do first?” it asked. {visitor} sat down beside the crack. “You wait,” said {visitor}, “but you do something else meanwhile. You mustn’t look at it. It’s shy.” The beetle thought that this was very clever.',
        '“And what’s it like, up there?” it asked. {visitor} looked round. There were the table legs, and the light, and {A}, going on right up to the ceiling. “Airy,” said {visitor}. “You can see the bread from the butter side.”'
      ]
    },
    {
      id: 'over-the-threshold',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The beetle had been on its way across since Monday. There was a strip of brass in the doorway, as high as a wall. “Allow me,” said {visitor}, and laid the pencil across. The beetle walked along it, six feet in a row, and waved with one.',
        '“I couldn’t have done that when I was small,” said {visitor} to {H}. “When was that?” asked {H}. {visitor} thought. “Before supper,” said {visitor}.'
      ]
    },
    {
      id: 'the-lowest',
      A: 'partner',
      paragraphs: [
        'Then the beetle was measured. It stood against the door and looked straight ahead. {A} had to lie down flat, and drew a line as thin as a hair. “That’s high,” said the beetle.',
        'And {A} stood up against the door as well, last of all. “Don’t look at the uncle,” said {visitor}. {A} had been doing that for years.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to stand in the queue.',
      '{names} grew a little at the end that nobody was measuring.',
      { text: '{names} sharpened the pencil for fine lines.', needs: ['hands'] },
      { text: '{names} held a book flat on the heads.', needs: ['hands'] }
    ],
    way: [
      '{names} ate the end of the loaf, so as to have tried it.',
      '{names} lay down on the floor as well, and there was a lot of it.',
      { text: '{names} looked under the shelf, and brought back a cup.', needs: ['hands'] },
      { text: '{names} tugged at whoever was stretching.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked straight ahead, and met the fridge.',
      '{names} went round the beetle in a very wide bend.',
      { text: '{names} wrote the names beside the lines.', needs: ['hands'] },
      { text: '{names} cleared the crumbs out of the beetle’s way.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pencil was hung up on its string. Under the door somebody very small went home, to tell them about it.',
    'They washed and lay down. Lying down, they were all the same height, and the growing could start.'
  ],
  last: [
    'The growing waited until nobody was looking. Then {H} was asleep.',
    'Straight ahead was the dark, and it was just the right size, and {H} was asleep.'
  ]
})
